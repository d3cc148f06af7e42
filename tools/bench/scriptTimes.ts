/**
 * Explains slow frames: records which scripts ran in them, by the Long Animation Frames API. The browser reports frames
 * over 50 ms, and in them scripts over 5 ms.
 */

/** A script that ran. Times are in ms since the start of the page. The layouts that it forced are not included. */
interface ScriptTime {
  /** Name of the chunk. */
  name: string;
  startTime: number;
  duration: number;
}

/** `window` with the scripts that `observeScriptTimes` records. */
export type WindowWithScriptTimes = typeof window & { scriptTimes: ScriptTime[] };

type FrameEntry = PerformanceEntry & {
  scripts: (PerformanceEntry & { sourceURL: string; forcedStyleAndLayoutDuration: number })[];
};

/** Records the scripts in `window.scriptTimes`. Runs in the page, before the page's own scripts. */
export function observeScriptTimes(): void {
  const scriptTimes: ScriptTime[] = [];
  Object.assign(window, { scriptTimes });
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as FrameEntry[])
      for (const { sourceURL, startTime, duration, forcedStyleAndLayoutDuration } of scripts)
        scriptTimes.push({
          // '/assets/react.12345678.js' becomes 'react'.
          name: sourceURL.replace(/^.*\/|\..*$/g, ''),
          startTime,
          duration: duration - forcedStyleAndLayoutDuration,
        });
  }).observe({ type: 'long-animation-frame', buffered: true });
}

/** Returns what happened from `start` to `end`, such as '94 ms at 3.2 s: react 50, main 20, styles, layout and other 24'. */
export function describeSpan(scriptTimes: ScriptTime[], start: number, end: number): string {
  const byName = new Map<string, number>();
  for (const { name, startTime, duration } of scriptTimes)
    if (startTime >= start && startTime < end) byName.set(name, (byName.get(name) ?? 0) + duration);
  const scripts = [...byName].toSorted(([, one], [, other]) => other - one);
  const rest = scripts.reduce((left, [, duration]) => left - duration, end - start);
  const parts = [...scripts, ['styles, layout and other', rest] as const];
  const texts = parts.map(([name, duration]) => `${name} ${duration.toFixed(0)}`);
  return `${(end - start).toFixed(0)} ms at ${(start / 1000).toFixed(1)} s: ${texts.join(', ')}`;
}
