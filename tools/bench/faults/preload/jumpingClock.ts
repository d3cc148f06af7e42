import { readFileSync } from 'node:fs';

/*
 * Preloaded into a server, and with it into the thread of its embedded database: their clock is wrong by as many ms as
 * the file in CLOCK_FILE says, from one moment to the next, as when somebody sets the machine's clock. Timers go on as
 * they do then: they count what has passed.
 */

const LOOK_MS = 20;
const file = process.env['CLOCK_FILE'] ?? '';
const RealDate = Date;
let wrongByMs = 0;

function look(): void {
  wrongByMs = Number(readFileSync(file, 'utf8'));
}

const now = () => RealDate.now() + wrongByMs;
globalThis.Date = new Proxy(RealDate, {
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
});
look();
setInterval(look, LOOK_MS).unref();
