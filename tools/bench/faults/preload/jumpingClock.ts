import { readFileSync } from 'node:fs';

/*
 * Preloaded into a server and the worker thread of its embedded database: shifts their clock by the number of ms in the
 * file in CLOCK_FILE. A new number takes effect immediately, as if the system clock had been set. Timers are not
 * affected, just as they are not affected by a change of the system clock.
 */

/** Interval at which CLOCK_FILE is read, in ms. */
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
