import type { Trace } from './preload/traceSlowRequests';

/** Returns lines that say what the slow requests of a server spent their time on. `stderr` contains the server's trace. */
export function describeTrace(stderr: string): string {
  const { requests, slow, slowMs, waiting, queries, blocked, collected, waitedFor, slowRoutes } = JSON.parse(
    /^TRACE (.*)$/m.exec(stderr)?.[1] ?? '',
  ) as Trace;
  const share = (value: number) => `${((100 * value) / slowMs).toFixed(0)} %`;
  return [
    `Slow requests: ${slow} of ${requests}, ${(slowMs / slow).toFixed(0)} ms each on average.`,
    `Of their time: ${share(waiting)} waiting for a connection, ${share(queries)} own queries, ${share(blocked)} event loop blocked (may overlap with both).`,
    `Garbage collection in all: ${collected.toFixed(0)} ms.`,
    'Longest waits for a connection, by the query that ran meanwhile:',
    ...waitedFor.map(([what, value]) => `  ${(value / 1000).toFixed(1)} s  ${what}`),
    'Slow requests by route:',
    ...slowRoutes.map(([route, count]) => `  ${count}  ${route}`),
  ].join('\n');
}
