const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** The duration of each test file in earlier runs on this machine, in ms, by its path in the project. */
const timesFile = path.join(__dirname, '../../node_modules/.cache/test-times.json');
/** What a file without an earlier run is taken to need, in ms. */
const UNKNOWN_MS = 5000;
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
    this.times = readTimes();
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
    this.expectedDone += this.times[name] ?? UNKNOWN_MS;
    this.times[name] = took;
  }

  speak() {
    const names = [...this.running.keys()];
    if (names.length === 0) return;
    process.stderr.write(`Tests: ${this.done} of ${this.total} files, running ${names.join(' and ')}, ${this.rest()}\n`);
  }

  /** The time left, from how this run compares with earlier ones so far. */
  rest() {
    const all = Object.values(this.times);
    const known = all.length > 0 ? all.reduce((sum, ms) => sum + ms, 0) / all.length : UNKNOWN_MS;
    const left = (this.total - this.done) * known;
    const pace = this.expectedDone > 0 ? (Date.now() - this.started) / this.expectedDone : 1;
    return `about ${Math.max(1, Math.round((left * pace) / 60_000))} min left`;
  }

  onRunComplete() {
    clearInterval(this.timer);
    mkdirSync(path.dirname(timesFile), { recursive: true });
    writeFileSync(timesFile, JSON.stringify(this.times));
  }
};
