const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** The duration of each test file in earlier runs on this machine, in ms, by its path in the project. */
const timesFile = path.join(__dirname, '../../node_modules/.cache/test-times.json');
/** How often a line is printed, in ms. */
const SPEAK_MS = 15_000;

const nameOf = (file) => path.relative(path.join(__dirname, '../..'), file);

function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Says now and then which test files run, how many are done, and how long the rest will take. */
module.exports = class {
  constructor() {
    this.known = readTimes();
    this.times = { ...this.known };
    this.running = new Map();
    this.waiting = new Set();
  }

  onRunStart({ numTotalTestSuites }) {
    this.total = numTotalTestSuites;
    this.done = 0;
    this.started = Date.now();
    this.expectedDone = 0;
    this.timer = setInterval(() => this.speak(), SPEAK_MS);
    this.timer.unref();
  }

  onTestFileStart({ path: file }) {
    this.running.set(nameOf(file), Date.now());
  }

  onTestFileResult({ path: file }) {
    const name = nameOf(file);
    const took = Date.now() - (this.running.get(name) ?? Date.now());
    this.running.delete(name);
    this.done += 1;
    this.expectedDone += this.known[name] ?? 0;
    this.times[name] = took;
  }

  speak() {
    const names = [...this.running.keys()];
    if (names.length === 0) return;
    process.stderr.write(
      `Tests: ${this.done} of ${this.total} files, running ${names.join(' and ')}, ${this.rest()}\n`,
    );
  }

  /** The time left: by earlier runs if they know most files, else as if all files took equally long. */
  rest() {
    const elapsed = Date.now() - this.started;
    const expected = Object.values(this.known).reduce((sum, ms) => sum + ms, 0);
    const knowsMost = Object.keys(this.known).length > 0.8 * this.total && this.expectedDone > 0;
    const left = knowsMost
      ? ((expected - this.expectedDone) * elapsed) / this.expectedDone
      : ((this.total - this.done) * elapsed) / Math.max(1, this.done);
    return `about ${Math.max(1, Math.round(left / 60_000))} min left`;
  }

  onRunComplete() {
    clearInterval(this.timer);
    mkdirSync(path.dirname(timesFile), { recursive: true });
    writeFileSync(timesFile, JSON.stringify(this.times));
  }
};
