const path = require('node:path');

/** Interval between two lines of output, in ms. */
const PRINT_INTERVAL_MS = 15_000;

const nameOf = (file) => path.relative(path.join(__dirname, '../..'), file);

/** Jest reporter that regularly prints the running test files, how many are done, and the estimated time left. */
module.exports = class {
  constructor({ maxWorkers }) {
    this.workers = maxWorkers;
    /** The start and the expected duration in ms of each running file, by name. */
    this.running = new Map();
  }

  /** `estimatedTime` is Jest's estimate of the whole run in s, from the durations in its cache; 0 if it has none. */
  onRunStart({ numTotalTestSuites }, { estimatedTime }) {
    this.total = numTotalTestSuites;
    this.done = 0;
    this.started = Date.now();
    this.expectedWork = estimatedTime * 1000 * Math.min(this.workers, this.total);
    this.finishedWork = 0;
    this.timer = setInterval(() => this.printProgress(), PRINT_INTERVAL_MS);
    this.timer.unref();
  }

  onTestFileStart({ path: file, duration = 0 }) {
    this.running.set(nameOf(file), { started: Date.now(), duration });
  }

  onTestFileResult({ path: file }) {
    const name = nameOf(file);
    this.finishedWork += this.running.get(name)?.duration ?? 0;
    this.running.delete(name);
    this.done += 1;
  }

  printProgress() {
    const names = [...this.running.keys()];
    if (names.length === 0) return;
    process.stderr.write(
      `Tests: ${this.done} of ${this.total} files, running ${names.join(' and ')}, ${this.timeLeft()}\n`,
    );
  }

  /** Estimates the time left from the share of the expected work, or else of the files, that is finished. */
  timeLeft() {
    const now = Date.now();
    const running = [...this.running.values()].map(({ started, duration }) => Math.min(now - started, duration));
    const work = running.reduce((sum, ms) => sum + ms, this.finishedWork);
    const finished = this.expectedWork > 0 ? work / this.expectedWork : this.done / this.total;
    if (finished === 0) return 'time left not known yet';
    const left = ((now - this.started) * (1 - finished)) / finished;
    return `about ${Math.max(1, Math.round(left / 60_000))} min left`;
  }

  onRunComplete() {
    clearInterval(this.timer);
  }
};
