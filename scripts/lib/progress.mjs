/** Interval between updates of the progress line in a terminal, in ms. */
const REDRAW_INTERVAL_MS = 200;
/** Interval between printed progress lines if the output is not a terminal, in ms. */
const LOG_INTERVAL_MS = 10_000;

/** Formats a duration in ms as seconds, such as `4.2 s`. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Shows a progress line with the elapsed time during a long task. In a terminal the line is redrawn in place; in a log
 * it is printed every 10 s.
 * @param {string} title the name of the task
 * @param {() => string} [detail] called for each update; its result is appended to the line
 * @returns {{ done(message: string): void, clear(): void }} `done` replaces the line with a message and the total time;
 *   `clear` removes it
 */
export function progressLine(title, detail = () => '') {
  const started = Date.now();
  const isTerminal = process.stdout.isTTY;
  const draw = () => {
    const line = [title, seconds(Date.now() - started), detail()].filter(Boolean).join('  ');
    if (isTerminal) process.stdout.write(`\r\u001b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
    else console.log(line);
  };
  if (isTerminal) draw();
  else console.log(`${title} …`);
  const timer = setInterval(draw, isTerminal ? REDRAW_INTERVAL_MS : LOG_INTERVAL_MS);
  const clear = () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001b[K');
  };
  return {
    clear,
    done(message) {
      clear();
      console.log(`${message} (${seconds(Date.now() - started)})`);
    },
  };
}
