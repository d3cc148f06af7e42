import { readFileSync } from 'node:fs';

/*
 * Preloaded into a server and the worker thread of its embedded database: shifts their clock by a number of ms. The
 * environment variable CLOCK_FILE names the file that contains this number. The file is read every POLL_MS. Timers are
 * not affected, as with a change of the system clock.
 */

/** Interval between two reads of the file, in ms. */
const POLL_MS = 20;
const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let offsetMs = 0;

function readOffset(): void {
  offsetMs = Number(readFileSync(file, 'utf8'));
}

const now = () => RealDate.now() + offsetMs;
globalThis.Date = new Proxy(RealDate, {
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
readOffset();
setInterval(readOffset, POLL_MS).unref();
