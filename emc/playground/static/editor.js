// The editor: CodeMirror with EM-C's colours and diagnostics. Until it is loaded, or if it can't be, a plain text field
// does the same work without colours.

import { config } from "./config.js";

// ---- the plain field

export class PlainEditor {
  constructor(place, changed) {
    this.field = Object.assign(document.createElement("textarea"), { spellcheck: false, className: "plain" });
    this.field.setAttribute("aria-label", "program");
    this.field.setAttribute("autocapitalize", "off");
    this.field.addEventListener("input", changed);
    place.replaceChildren(this.field);
  }
  get text() { return this.field.value; }
  set text(text) { this.field.value = text; }
  focus() { this.field.focus(); }
  diagnose() {}
  state() { return null; }
  restore() {}
  go(line, column) {
    const lines = this.field.value.split("\n"), before = lines.slice(0, line - 1).join("\n").length + (line > 1);
    this.field.setSelectionRange(before + column - 1, before + column - 1);
    this.field.focus();
  }
}

// ---- CodeMirror

// EM-C for CodeMirror: words by kind, as emc/lexer.py lists them (config.words).
function language({ StreamLanguage }, tokenTable) {
  const kinds = new Map();
  for (const [kind, words] of Object.entries(config.words)) for (const word of words) kinds.set(word, kind);
  return StreamLanguage.define({
    name: "emc",
    startState: () => ({ comment: false }),
    token(stream, state) {
      if (state.comment) {
        if (stream.skipTo("*/")) { stream.match("*/"); state.comment = false; } else stream.skipToEnd();
        return "comment";
      }
      if (stream.eatSpace()) return null;
      if (stream.match("//")) { stream.skipToEnd(); return "comment"; }
      if (stream.match("/*")) { state.comment = true; return "comment"; }
      if (stream.match(/^#\s*\w*/) && stream.start === stream.indentation()) return "meta";
      if (stream.match(/^(?:L|u8?|U)?"(?:[^"\\]|\\.)*"?/) || stream.match(/^'(?:[^'\\]|\\.)*'?/)) return "string";
      if (stream.match(/^(?:0[xX][\da-fA-F]+|\d*\.?\d+(?:[eE][+-]?\d+)?)[uUlLfF]*/)) return "number";
      const word = stream.match(/^[A-Za-z_$][\w$]*/);
      if (word) return kinds.get(word[0]) ?? (stream.match(/^\s*\(/, false) ? "function" : "variableName");
      stream.next();
      return null;
    },
    languageData: { commentTokens: { line: "//", block: { open: "/*", close: "*/" } }, indentOnInput: /^\s*[{}]$/ },
    tokenTable,
    indent(state, after, context) {
      let line = context.lineAt(context.pos, -1);
      while (line.number > 1 && !line.text.trim()) line = context.state.doc.line(line.number - 1);
      const base = /^\s*/.exec(line.text)[0].length, opened = /[{(]\s*$/.test(line.text), closed = /^\s*\}/.test(after);
      return Math.max(0, base + (opened ? context.unit : 0) - (closed ? context.unit : 0));
    },
  });
}

const TAGS = { control: "controlKeyword", parallel: "keyword", places: "modifier", types: "typeName", declaring:
  "definitionKeyword", asking: "operatorKeyword", builtins: "standard", constants: "constant" };

function colours({ HighlightStyle, syntaxHighlighting }, { tags: t }) {
  const style = (tag, name) => ({ tag, color: `var(--code-${name})` });
  return syntaxHighlighting(HighlightStyle.define([
    { ...style(t.comment, "comment"), fontStyle: "italic" }, style(t.meta, "meta"), style(t.string, "string"),
    style(t.number, "number"), style(t.controlKeyword, "control"), { ...style(t.keyword, "parallel"), fontWeight: "600" },
    { ...style(t.modifier, "parallel"), fontWeight: "600" }, style(t.typeName, "type"), style(t.definitionKeyword, "type"),
    style(t.operatorKeyword, "control"), style(t.standard(t.name), "builtin"), style(t.constant(t.name), "builtin"),
    style(t.function(t.variableName), "function"),
  ]));
}

// Makes the editor of CodeMirror's parts. changed: called after each change of the text; run: for Ctrl-Enter; explain:
// called with the code of a fault.
export async function codeMirror(place, { changed, run, explain }) {
  const [state, view, commands, lang, lint, search, highlight] = await Promise.all([
    import("@codemirror/state"), import("@codemirror/view"), import("@codemirror/commands"), import("@codemirror/language"),
    import("@codemirror/lint"), import("@codemirror/search"), import("@lezer/highlight"),
  ]);
  const t = highlight.tags;
  const table = { function: t.function(t.variableName), builtins: t.standard(t.name), constants: t.constant(t.name) };
  for (const [kind, tag] of Object.entries(TAGS)) table[kind] ??= t[tag];
  const own = language(lang, table);
  const base = [
    view.lineNumbers(), lint.lintGutter(), commands.history(), view.drawSelection(), lang.bracketMatching(), lang.indentOnInput(),
    lang.indentUnit.of("    "), view.highlightActiveLine(), view.highlightActiveLineGutter(), own, colours(lang, highlight),
    search.highlightSelectionMatches(),
    state.Prec.highest(view.keymap.of([{ key: "Mod-Enter", run: () => (run(), true) }])),
    view.keymap.of([...search.searchKeymap, ...commands.historyKeymap, ...lint.lintKeymap, ...commands.defaultKeymap]),
    view.EditorView.contentAttributes.of({ "aria-label": "program", tabindex: "0", spellcheck: "false", autocapitalize: "off" }),
    view.EditorView.updateListener.of(update => { if (update.docChanged) changed(); }),
  ];
  return new Mirror(place, { state, view, lint }, base, explain);
}

class Mirror {
  constructor(place, parts, base, explain) {
    this.parts = parts;
    this.base = base;
    this.explain = explain;
    this.view = new parts.view.EditorView({ parent: place, state: this.made("") });
    place.querySelector(".plain")?.remove();
  }
  made(text) {
    return this.parts.state.EditorState.create({ doc: text, extensions: this.base });
  }
  get text() { return this.view.state.doc.toString(); }
  set text(text) { this.view.setState(this.made(text)); }
  focus() { this.view.focus(); }
  state() { return this.view.state; }
  restore(state) { this.view.setState(state); }
  offset(line, column) {
    const doc = this.view.state.doc, at = doc.line(Math.max(1, Math.min(doc.lines, line)));
    // columns count characters, CodeMirror UTF-16 units
    return Math.min(at.to, at.from + [...at.text].slice(0, column - 1).join("").length);
  }
  go(line, column) {
    const anchor = this.offset(line, column);
    this.view.dispatch({ selection: { anchor }, effects: this.parts.view.EditorView.scrollIntoView(anchor, { y: "center" }) });
    this.view.focus();
  }
  // faults: those of this file, as emc has them.
  diagnose(faults) {
    const found = faults.map(fault => {
      const from = this.offset(fault.line, fault.column);
      return {
        from, to: Math.max(from, this.offset(fault.end_line, fault.end_column)), severity: fault.kind === "error" ? "error" : "warning",
        message: fault.hint ? `${fault.text}\n${fault.hint}` : fault.text, source: fault.code,
        actions: [{ name: "explain", apply: () => this.explain(fault.code) }],
      };
    });
    this.view.dispatch(this.parts.lint.setDiagnostics(this.view.state, found.sort((a, b) => a.from - b.from)));
  }
}
