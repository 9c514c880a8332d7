// What comes with the page: bundled programs, the tutorial's steps, the exercises, the explanations.

let loading;

export function catalogue() {
  loading ??= fetch("catalogue.json").then(response => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    return response.json();
  });
  loading.catch(() => loading = undefined);
  return loading;
}

const EMPTY = "#include <stdio.h>\n\nint main(void)\n{\n    return 0;\n}\n";
const shown = name => name.replace(/^program |(?<=^(?:mine|link)) .*/g, "").replace(/^mine$/, "program").replace(/^link$/, "from a link");
const firstLine = program => `${program.files[0].name}: ${program.files[0].text.split("\n").find(line => /\w/.test(line)) ?? ""}`.slice(0, 60);

const made = (name, parts = {}, ...inside) => {
  const one = Object.assign(document.createElement(name), parts);
  one.append(...inside);
  return one;
};

export class Guide {
  // load: puts a program into the editor: (project, program). tell: reports that something can't be loaded.
  // mine: lists what the reader has edited: [name, {program, original}]; isOpen: whether that project is open.
  constructor({ load, open, tell, check, mine, isOpen }) {
    Object.assign(this, { load, open, tell, check, mine, isOpen });
    this.place = document.getElementById("panel-guide");
    this.menu = document.getElementById("menu");
    document.getElementById("browse").addEventListener("click", () => this.browse());
    document.getElementById("close-menu").addEventListener("click", () => this.menu.close());
  }

  async browse() {
    const list = document.getElementById("menu-list");
    this.menu.showModal();
    list.textContent = "Loading ...";
    try {
      const found = await catalogue();
      const own = this.mine().filter(([, one]) => one?.program?.files?.length);
      list.replaceChildren(
        this.group("Yours", [
          ["New program", "", () => this.load(`mine ${Date.now().toString(36)}`, { files: [{ name: "program.emc", text: EMPTY }], pes: "4" })],
          ...own.map(([name, one]) => [shown(name), firstLine(one.program), () => this.load(name, one.original)]),
        ]),
        this.group("Tutorial", found.tutorial.map((step, i) => [step.title, "", () => this.step(i)])),
        this.group("Exercises", found.exercises.map(one => [`${one.number} ${one.title}`, "", () => this.exercise(one.number)])),
        this.group("Programs", found.programs.map(one => [one.name, one.about, () => this.program(one.name)])),
      );
    } catch (error) {
      list.textContent = `The programs can't be loaded (${error.message}): check your connection, and open this list again.`;
    }
  }

  group(title, entries) {
    const rows = entries.map(([name, about, act]) => {
      const one = made("button", { type: "button" }, made("b", { textContent: name }), ` ${about}`);
      one.addEventListener("click", () => { this.menu.close(); act(); });
      return made("li", {}, one);
    });
    return made("section", {}, made("h3", { textContent: title }), made("ul", {}, ...rows));
  }

  // Opens what a name means: `fft.emc`, `tutorial 3`, `exercise 2`.
  async named(name) {
    const [kind, number] = name.split(" ");
    if (kind === "tutorial") return this.step(parseInt(number) - 1);
    if (kind === "exercise") return this.exercise(Number(number));
    return this.program(name);
  }

  // Shows the text of a project that is open already.
  async text(name) {
    const [kind, number] = name.split(" ");
    try {
      if (kind === "tutorial") await this.step(parseInt(number) - 1, false);
      else await this.exercise(Number(number), false);
    } catch (error) {
      this.tell(`the text can't be loaded (${error.message})`);
    }
  }

  async program(name) {
    const one = (await catalogue()).programs.find(program => program.name === name);
    if (!one) throw new Error(`there is no program ${name}`);
    this.load(`program ${name}`, { files: [{ name, text: one.text }], ...one.options });
    this.open("output");
  }

  async step(number, opens = true) {
    const { tutorial } = await catalogue(), step = tutorial[number];
    if (!step) throw new Error(`the tutorial has steps 1 to ${tutorial.length}, as in #open=tutorial 2`);
    const text = made("article", { innerHTML: step.html });
    [...text.querySelectorAll("pre[data-program]")].forEach(block => {
      const program = step.programs[block.dataset.program];
      const button = made("button", { type: "button", className: "try", textContent: "Put it into the editor" });
      button.addEventListener("click", () => this.load(`tutorial ${number + 1}.${Number(block.dataset.program) + 1}`, program));
      block.after(button);
    });
    for (const block of text.querySelectorAll("pre")) block.tabIndex = 0;
    const steps = [["Previous", number - 1], ["Next", number + 1]].filter(([, n]) => tutorial[n]).map(([name, n]) => {
      const button = made("button", { type: "button", textContent: `${name}: ${tutorial[n].title}` });
      button.addEventListener("click", () => this.step(n));
      return button;
    });
    this.show(text, made("p", { className: "row" }, ...steps));
    if (opens && step.programs.length) this.load(`tutorial ${number + 1}.1`, step.programs[0]);
  }

  async exercise(number, opens = true) {
    const { exercises } = await catalogue(), one = exercises.find(exercise => exercise.number === number);
    if (!one) throw new Error(`the exercises are 1 to ${exercises.length}, as in #open=exercise 2`);
    const check = made("button", { type: "button", id: "check", textContent: "Check it" });
    const result = made("div", { id: "result", role: "status" });
    check.addEventListener("click", async () => {
      result.textContent = "It is being checked ...";
      const found = await this.check(number);
      const lines = (found.results ?? []).map(([run, problem]) => made("li", { className: problem ? "bad" : "good" }, `${run}: ${problem || "good"}`));
      const end = found.done ? this.isOpen(`solution ${number}`) ? "Done: this is the solution that was given." : "Done." : found.results ? "Not yet." : "It could not be checked: see the output.";
      result.replaceChildren(made("ul", {}, ...lines), made("b", { textContent: end }));
    });
    const hint = made("button", { type: "button", id: "hint", textContent: "Hint" }), hints = made("ol");
    hint.addEventListener("click", () => {
      hints.append(made("li", { textContent: one.hints[hints.childElementCount] }));
      hint.hidden = hints.childElementCount === one.hints.length;
      hint.textContent = "Another hint";
    });
    hint.hidden = !one.hints.length;
    const solution = made("button", { type: "button", id: "solution", textContent: "Show a solution" });
    solution.addEventListener("click", () => {
      if (solution.textContent === "Show a solution") solution.textContent = "Really? It ends the exercise";
      else this.load(`solution ${number}`, { ...one.program, files: [{ name: one.program.files[0].name, text: one.solution }] });
    });
    const task = one.task.split("\n\n").slice(1).map(text => made("p", { textContent: text.replaceAll("\n", " ") }));
    const own = made("button", { type: "button", textContent: "Back to my program" });
    own.addEventListener("click", () => this.load(`exercise ${number}`, one.program));
    this.show(made("article", {}, made("h2", { textContent: `Exercise ${number}: ${one.title}` }), ...task),
      made("p", { className: "row" }, check, hint, solution, own), hints, result);
    if (opens) this.load(`exercise ${number}`, one.program);
  }

  async explain(name) {
    let entry;
    try {
      entry = (await catalogue()).explanations[name];
    } catch (error) {
      this.tell(`the explanations can't be loaded (${error.message})`);
      return;
    }
    if (!entry) return this.tell(`there is no explanation of ${name}`);
    const parts = [made("h2", { textContent: entry.title ? `${name}: ${entry.title}` : `Trap: ${name}` }), made("div", { innerHTML: entry.html })];
    for (const [label, text] of [["Wrong", entry.wrong], ["Right", entry.right]]) {
      if (!text) continue;
      const button = made("button", { type: "button", className: "try", textContent: "Put it into the editor" });
      button.addEventListener("click", () => this.load(`${label.toLowerCase()} ${name}`, { files: [{ name: `example${entry.suffix}`, text }], pes: "4" }));
      parts.push(made("h3", { textContent: label }), made("pre", { textContent: text, tabIndex: 0 }), button);
    }
    this.show(made("article", {}, ...parts));
  }

  show(...parts) {
    this.place.replaceChildren(...parts);
    this.place.scrollTop = 0;
    this.open("guide");
  }
}
