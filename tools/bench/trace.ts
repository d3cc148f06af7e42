/** Records a trace of Chromium's main thread, and says what it spent its time on. */
import type { Page } from 'playwright-core';

/** Categories of the trace, as in the Performance panel of Chrome DevTools. The first one has an event for each task. */
const CATEGORIES = [
  '-*',
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
];

/** Kinds of work by the name of the trace event. Nested events without a kind belong to the one that contains them. */
const KINDS: Record<string, string> = {
  EvaluateScript: 'scripts',
  FunctionCall: 'scripts',
  'v8.callFunction': 'scripts',
  RunMicrotasks: 'scripts',
  EventDispatch: 'scripts',
  TimerFire: 'scripts',
  FireAnimationFrame: 'scripts',
  'v8.compile': 'compiling',
  'V8.CompileCode': 'compiling',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  MinorGC: 'garbage collection',
  MajorGC: 'garbage collection',
};
const OTHER = "the browser's other tasks";
/** Shortest time in ms that is mentioned. */
const SHORTEST_MS = 3;

/** An event of the trace. Times are in microseconds. `ph` is 'X' for an event with a duration. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/** Marks in the page's timeline, by `performance.mark`, between which the time is counted. */
export const traceMarks = { start: 'trace-start', end: 'trace-end' };

/**
 * Records a trace while `work` runs, which has to set both marks in the page. Returns what the main thread did between
 * them, such as 'scripts 130 ms, layout 60 ms, idle 12 ms'.
 */
export async function traceMainThread(page: Page, work: () => Promise<unknown>): Promise<string> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The tab belongs to no browser that can record traces.');
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return describe(traceEvents);
}

function describe(events: TraceEvent[]): string {
  const start = events.findLast(({ name }) => name === traceMarks.start);
  const end = events.findLast(({ name }) => name === traceMarks.end);
  if (!start || !end) throw new Error('The trace has no marks.');
  const durations = selfTimes(
    events.filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === start.pid && tid === start.tid && ts < end.ts),
    start.ts,
  );
  const busy = [...durations.values()].reduce((sum, duration) => sum + duration, 0);
  durations.set('idle', end.ts - start.ts - busy);
  return [...durations]
    .map(([kind, duration]) => ({ kind, ms: duration / 1000 }))
    .filter(({ ms }) => ms >= SHORTEST_MS)
    .toSorted((one, other) => other.ms - one.ms)
    .map(({ kind, ms }) => `${kind} ${ms.toFixed(0)} ms`)
    .join(', ');
}

/** Returns the time in microseconds that was spent on each kind of work after `start`, without what is nested in it. */
function selfTimes(events: TraceEvent[], start: number): Map<string, number> {
  const sorted = events
    .filter(({ ts }) => ts >= start)
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const times = new Map<string, number>();
  const add = (kind: string, duration: number) => times.set(kind, (times.get(kind) ?? 0) + duration);
  const open: { kind: string; end: number }[] = [];
  for (const { name, ts, dur = 0 } of sorted) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const parent = open.at(-1)?.kind;
    const kind = KINDS[name] ?? parent ?? OTHER;
    add(kind, dur);
    if (parent !== undefined) add(parent, -dur);
    open.push({ kind, end: ts + dur });
  }
  return times;
}
