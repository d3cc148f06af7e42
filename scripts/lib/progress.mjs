const MOVE_MS = 200;
const SPEAK_MS = 10_000;

/** `4.2 s` for a number of milliseconds. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * One line that moves while something long goes on. In a terminal it is redrawn in place; elsewhere (a log) it is
 * printed anew every ten seconds.
 * @param {string} title what is going on
 * @param {() => string} [detail] read each time the line is drawn
 * @returns {{ done(sentence: string): void, clear(): void }}
 */
export function progressLine(title, detail = () => '') {
  const started = Date.now();
  const moves = process.stdout.isTTY;
  const draw = () => {
    const line = [title, seconds(Date.now() - started), detail()].filter(Boolean).join('  ');
    if (moves) process.stdout.write(`\r\u001b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`);
    else console.log(line);
  };
  if (moves) draw();
  else console.log(`${title} …`);
  const timer = setInterval(draw, moves ? MOVE_MS : SPEAK_MS);
  const clear = () => {
    clearInterval(timer);
    if (moves) process.stdout.write('\r\u001b[K');
  };
  return {
    clear,
    done(sentence) {
      clear();
      console.log(`${sentence} (${seconds(Date.now() - started)})`);
    },
  };
}
