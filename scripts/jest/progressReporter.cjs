const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** Cache file with each test file's duration in earlier runs on this machine, in ms, by path. */
const timesFile = path.join(__dirname, '../../node_modules/.cache/test-times.json');
/** Interval between two lines of output, in ms. */
const PRINT_INTERVAL_MS = 15_000;

const nameOf = (file) => path.relative(path.join(__dirname, '../..'), file);

function readTimes() {
  try {
    return JSON.parse(readFileSync(timesFile, 'utf8'));
  } catch {
    return {};
  }
}

/** Jest reporter that regularly prints the running test files, how many are done, and the estimated time left. */
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
    this.timer = setInterval(() => this.printProgress(), PRINT_INTERVAL_MS);
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

  printProgress() {
    const names = [...this.running.keys()];
    if (names.length === 0) return;
    process.stderr.write(
      `Tests: ${this.done} of ${this.total} files, running ${names.join(' and ')}, ${this.timeLeft()}\n`,
    );
  }

  /**
   * Estimates the time left from the durations of earlier runs. If too many files have no known duration, assumes
   * that all files take equally long.
   */
  timeLeft() {
    const elapsed = Date.now() - this.started;
    const expected = Object.values(this.known).reduce((sum, ms) => sum + ms, 0);
    const mostAreKnown = Object.keys(this.known).length > 0.8 * this.total && this.expectedDone > 0;
    const left = mostAreKnown
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
