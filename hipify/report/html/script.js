"use strict";
// Draws the page from the JSON report that it holds. Nothing of the report is ever read as HTML.
const data = JSON.parse(document.getElementById("data").textContent);
const backends = Object.keys(data.readiness);
const levels = { ready: "ready", look: "to check", work: "needs work" };
const supports = { there: ["ready", "✓", "there"], separate: ["look", "lib", "in a library of its own"], none: ["work", "✗", "missing"] };
const severityLevel = { error: "work", warning: "work", remark: "look" };
// The folder that holds all files is said once, above.
function commonFolder(paths) {
  let folder = paths.length < 2 ? "" : paths[0].slice(0, paths[0].lastIndexOf("/") + 1);
  while (folder && !paths.every(path => path.startsWith(folder))) folder = folder.slice(0, folder.lastIndexOf("/", folder.length - 2) + 1);
  return folder;
}
const folder = commonFolder(data.files.map(file => file.file));
const shortPath = path => path.slice(folder.length);
const pageSize = 500, findingsSize = 40;

function make(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (typeof value === "function") node.addEventListener(key, value);
    else if (value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.filter(child => child !== null));
  return node;
}
const number = value => value.toLocaleString("en-US").replaceAll(",", "\u202f");
const plural = (count, noun) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;

// Summary

function percent(part, all) {
  return all === 0 ? "–" : (Math.floor(1000 * part / all) / 10).toFixed(1) + "\u202f%";
}

function drawCards() {
  const s = data.summary, uses = s.converted + s.unconverted;
  const cards = [
    [number(s.files), s.files === 1 ? "file translated" : "files translated"],
    [number(s.filesWithWork), "with something left to do"],
    [percent(s.converted, uses), `of ${plural(uses, "use")} of CUDA names converted`],
    [number(s.launches), "kernel launches"],
    [number(s.warnings), "warnings: work that is left"],
    [number(s.remarks), "remarks: worth a look"],
  ];
  document.getElementById("subtitle").textContent = `hipify ${data.toolVersion}` +
    (s.hipVersion ? ` · newest HIP function in use: ${s.hipVersionName}, since ${s.hipVersion}` : "") + (folder ? ` · ${folder}` : "");
  document.getElementById("cards").append(...cards.map(([value, label]) =>
    make("div", { class: "card" }, make("b", {}, value), make("span", {}, label))));
}

function drawBackends() {
  const files = Math.max(1, data.summary.files), shown = 5;
  for (const name of backends) {
    const state = data.readiness[name];
    const bar = make("div", { class: "bar" }), legend = make("div", { class: "legend" });
    for (const level in levels) {
      bar.append(make("i", { class: level, style: `width:${100 * state[level] / files}%` }));
      legend.append(make("span", { class: level }, `${number(state[level])} ${levels[level]}`));
    }
    const causes = make("ul", { class: "causes" });
    const draw = list => causes.append(...list.map(reason => make("li", {},
      make("span", {}, make("i", { class: `dot ${reason.level}` }), reason.text),
      make("span", {}, plural(reason.files, "file")))));
    draw(state.reasons.slice(0, shown));
    const rest = state.reasons.slice(shown);
    const more = rest.length === 0 ? null : make("a", { class: "fine", click: event => {
      draw(rest);
      event.target.remove();
    } }, `${rest.length} more`);
    document.getElementById("backends").append(make("div", { class: "backend" },
      make("h3", {}, name, make("span", {}, `${percent(state.ready + state.look, data.summary.files)} without work`)),
      bar, legend, causes, more));
  }
}

// Tables: columns are { title, value(row), draw(row) or nothing, number }

function dot(level, text) {
  return make("span", { class: level }, make("i", { class: "dot" }), text);
}

function drawTable(host, rows, columns, sortBy, tools) {
  let sorted = columns.findIndex(column => column.title === sortBy), up = false, limit = pageSize;
  const search = make("input", { type: "search", placeholder: "filter" });
  const count = make("span", { class: "count" });
  const head = make("tr"), body = make("tbody"), more = make("button", { class: "more" });
  const checks = tools.map(([label, keep]) => [make("input", { type: "checkbox" }), label, keep]);
  function draw() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kept = rows.filter(row => checks.every(([box, , keep]) => !box.checked || keep(row)) &&
      words.every(word => columns.some(column => String(column.value(row)).toLowerCase().includes(word))));
    const value = columns[sorted].value, sign = up ? 1 : -1;
    kept.sort((a, b) => {
      const x = value(a), y = value(b);
      return sign * (typeof x === "number" ? x - y : String(x).localeCompare(String(y)));
    });
    body.replaceChildren(...kept.slice(0, limit).map(row => make("tr", {}, ...columns.map(column => cell(column, row)))));
    count.textContent = `${number(kept.length)} of ${number(rows.length)}`;
    more.textContent = `show the other ${number(kept.length - limit)}`;
    more.hidden = kept.length <= limit;
    [...head.children].forEach((th, i) => {
      th.classList.toggle("sorted", i === sorted);
      th.classList.toggle("up", i === sorted && up);
    });
  }
  function cell(column, row) {
    const value = column.value(row);
    const kind = column.number ? "number" + (value === 0 ? " zero" : "") : column.kind || "";
    return make("td", { class: kind }, column.draw ? column.draw(row) : column.number ? number(value) : String(value));
  }
  columns.forEach((column, i) => head.append(make("th", { class: column.number ? "number" : "", click: () => {
    up = i === sorted ? !up : !column.number;
    sorted = i;
    draw();
  } }, column.title)));
  search.addEventListener("input", () => { limit = pageSize; draw(); });
  more.addEventListener("click", () => { limit = Infinity; draw(); });
  checks.forEach(([box]) => box.addEventListener("change", draw));
  host.replaceChildren(
    make("div", { class: "tools" }, search, ...checks.map(([box, label]) => make("label", {}, box, " " + label)), count),
    make("div", { class: "scroll" }, make("table", {}, make("thead", {}, head), body)), more);
  up = !columns[sorted].number;
  draw();
}

const levelOrder = ["ready", "look", "work"];
const countOf = (file, wanted) => file.diagnostics.filter(d => (d.severity === "remark") === wanted).length;
const sum = counts => Object.values(counts).reduce((a, b) => a + b, 0);

function drawFiles(host) {
  const rows = data.files.map(file => ({ file, converted: sum(file.converted), left: sum(file.unconverted),
    warnings: countOf(file, false), remarks: countOf(file, true) }));
  drawTable(host, rows, [
    { title: "file", kind: "name", value: row => shortPath(row.file.file), draw: row => row.warnings + row.remarks === 0 ? shortPath(row.file.file) :
      make("a", { click: () => open("diagnostics", shortPath(row.file.file)) }, shortPath(row.file.file)) },
    { title: "converted", number: true, value: row => row.converted },
    { title: "left", number: true, value: row => row.left },
    { title: "launches", number: true, value: row => row.file.launches },
    { title: "warnings", number: true, value: row => row.warnings },
    { title: "remarks", number: true, value: row => row.remarks },
    ...backends.map(name => ({ title: name, kind: "state",
      value: row => levelOrder.indexOf(row.file.readiness[name].level),
      draw: row => {
        const state = row.file.readiness[name], node = dot(state.level, levels[state.level]);
        node.title = state.reasons.map(reason => reason.text).join("\n");
        return node;
      } })),
  ], "warnings", [["only with warnings", row => row.warnings > 0]]);
}

function drawSupport(row, support) {
  if (row.hip === null && row.unconverted) return "–";
  const [level, text, title] = supports[support];
  return make("span", { class: level, title }, text);
}

function drawNames(host) {
  drawTable(host, data.apis, [
    { title: "CUDA", kind: "name", value: row => row.cuda },
    { title: "HIP", kind: "name", value: row => row.hip === null ? (row.unconverted ? "–" : "") : row.hip },
    { title: "kind", value: row => row.kind },
    { title: "library", value: row => row.library },
    { title: "converted", number: true, value: row => row.converted },
    { title: "left", number: true, value: row => row.unconverted },
    { title: "files", number: true, value: row => row.files },
    ...backends.map(name => ({ title: name, kind: "state", value: row => row.hip === null && row.unconverted ? "–" : supports[row.backends[name]][1],
      draw: row => drawSupport(row, row.backends[name]) })),
    { title: "note", kind: "note", value: row => row.note || "" },
  ], "left", [["only what is left", row => row.unconverted > 0],
    ["only what a backend lacks", row => row.converted > 0 && backends.some(name => row.backends[name] !== "there")]]);
}

// Diagnostics

const lexer = /(\/\/.*|\/\*.*?(?:\*\/|$))|("(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?)|\b(alignas|asm|auto|bool|break|case|char|class|const|constexpr|continue|default|do|double|else|enum|extern|float|for|if|inline|int|long|namespace|nullptr|private|public|return|short|signed|sizeof|static|struct|switch|template|this|typedef|typename|unsigned|using|void|volatile|while|__global__|__device__|__host__|__shared__|__constant__|__restrict__|__launch_bounds__)\b|(\b(?:0[xX][\da-fA-F']+|\d[\d.']*(?:[eE][+-]?\d+)?)[uUlLfF]*)/g;
const classes = ["c", "s", "k", "n"];

function drawCode(text, begin, end) {
  const cuts = new Set([0, begin, end, text.length]), spans = [];
  for (const match of text.matchAll(lexer)) {
    const kind = classes[match.slice(1).findIndex(group => group !== undefined)];
    spans.push([match.index, match.index + match[0].length, kind]);
    cuts.add(match.index).add(match.index + match[0].length);
  }
  const at = [...cuts].filter(cut => cut >= 0 && cut <= text.length).sort((a, b) => a - b);
  return at.slice(0, -1).map((from, i) => {
    const kind = spans.find(span => span[0] <= from && from < span[1]);
    const piece = make("span", kind ? { class: kind[2] } : {}, text.slice(from, at[i + 1]));
    return from >= begin && from < end ? make("mark", {}, piece) : piece;
  });
}

// The lines after the fix-its that lie in the marked line, or null where one reaches beyond it.
function fixedLine(finding) {
  const text = finding.excerpt.lines[finding.excerpt.line];
  const whole = /^[\x00-\x7f]*$/.test(text);  // only then are bytes and units the same
  if (finding.fixIts.length === 0 || !whole) return null;
  let fixed = text;
  for (const fix of [...finding.fixIts].sort((a, b) => b.offset - a.offset)) {
    if (fix.line !== finding.line || fix.endLine !== finding.line || fix.replacement.includes("\n")) return null;
    fixed = fixed.slice(0, fix.column - 1) + fix.replacement + fixed.slice(fix.endColumn - 1);
  }
  return fixed;
}

function drawFinding({ file, finding }) {
  const { lines, line, begin, end } = finding.excerpt;
  const code = make("pre");
  lines.forEach((text, i) => {
    const row = make("div", { class: i === line ? "" : "other" }, make("i", {}, String(finding.line - line + i)));
    row.append(...(i === line ? drawCode(text, begin, end) : drawCode(text, -1, -1)));
    code.append(row);
    if (i === line) {
      const fixed = fixedLine(finding);
      if (fixed !== null) code.append(make("div", { class: "fix" }, make("i", {}, "fix"), fixed));
    }
  });
  return make("div", { class: "finding" },
    make("div", { class: "place" }, `${shortPath(file)}:${finding.line}:${finding.column}`),
    make("div", { class: "message" }, finding.message), code,
    finding.hint ? make("div", { class: "hint" }, finding.hint) : null);
}

function drawHazard(id, findings, isOpen) {
  const level = severityLevel[id.severity];
  const body = make("div");
  let shown = 0;
  const more = make("button", { class: "more", click: () => extend() });
  function extend() {
    body.append(...findings.slice(shown, shown + findingsSize).map(drawFinding));
    shown = Math.min(shown + findingsSize, findings.length);
    more.textContent = `show ${Math.min(findingsSize, findings.length - shown)} of the other ${number(findings.length - shown)}`;
    more.hidden = shown === findings.length;
  }
  const details = make("details", { class: "hazard", toggle: () => { if (details.open && shown === 0) extend(); } },
    make("summary", {}, make("code", {}, id.id), make("span", { class: `tag ${level}` }, id.severity),
      make("span", { class: "what" }, id.summary), make("span", { class: "many" }, number(findings.length))),
    make("p", { class: "remedy" }, make("b", {}, "What to do: "), id.remedy), body, more);
  details.open = isOpen;
  if (isOpen) extend();
  return details;
}

function drawDiagnostics(host, initial) {
  const all = data.files.flatMap(file => file.diagnostics.map(finding => ({ file: file.file, finding })));
  const search = make("input", { type: "search", placeholder: "filter by file, message or code" });
  const count = make("span", { class: "count" }), list = make("div");
  search.value = initial || "";
  function draw() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kept = all.filter(({ file, finding }) => {
      const text = [shortPath(file), finding.id, finding.message, finding.excerpt.lines[finding.excerpt.line]].join("\n").toLowerCase();
      return words.every(word => text.includes(word));
    });
    const ids = data.ids.map(id => [id, kept.filter(entry => entry.finding.id === id.id)]).filter(([, found]) => found.length > 0);
    const order = { error: 0, warning: 1, remark: 2 };
    ids.sort(([a, x], [b, y]) => order[a.severity] - order[b.severity] || y.length - x.length);
    list.replaceChildren(...ids.map(([id, found], i) => drawHazard(id, found, i === 0 || ids.length <= 3)));
    if (ids.length === 0) list.append(make("div", { class: "none" }, all.length === 0 ? "Nothing is left to do or to check." : "Nothing matches."));
    count.textContent = `${number(kept.length)} of ${number(all.length)}`;
  }
  search.addEventListener("input", draw);
  host.replaceChildren(make("div", { class: "tools" }, search, count), list);
  draw();
}

// Tabs

const panels = { files: drawFiles, names: drawNames, diagnostics: drawDiagnostics };
function open(name, argument) {
  [...document.getElementById("tabs").children].forEach(tab => tab.classList.toggle("on", tab.dataset.name === name));
  panels[name](document.getElementById("panel"), argument);
  history.replaceState(null, "", "#" + name);
}
const sizes = { files: data.files.length, names: data.apis.length, diagnostics: data.summary.warnings + data.summary.remarks };
for (const name in panels) {
  document.getElementById("tabs").append(make("button", { "data-name": name, click: () => open(name) }, `${name} (${number(sizes[name])})`));
}
document.getElementById("theme").addEventListener("click", () => {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches, root = document.documentElement;
  root.dataset.theme = (root.dataset.theme || (dark ? "dark" : "light")) === "dark" ? "light" : "dark";
});
drawCards();
drawBackends();
open(panels[location.hash.slice(1)] ? location.hash.slice(1) : "files");
