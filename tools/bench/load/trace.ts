import type { Trace } from './preload/traceSlowRequests';

const parse = (stderr: string) => JSON.parse(/^TRACE (.*)$/m.exec(stderr)?.[1] ?? '') as Trace;

/** Returns lines that say what the slow requests of a server spent their time on. `stderr` contains the server's trace. */
export function describeTrace(stderr: string): string {
  const { waitedFor, slowRoutes, collected } = parse(stderr);
  return [
    summarizeTrace(stderr),
    `Garbage collection in all: ${collected.toFixed(0)} ms.`,
    'Longest waits for a connection, by the query that ran meanwhile:',
    ...waitedFor.map(([what, value]) => `  ${(value / 1000).toFixed(1)} s  ${what}`),
    'Slow requests by route:',
    ...slowRoutes.map(([route, count]) => `  ${count}  ${route}`),
  ].join('\n');
}

/** Returns the first of these lines as one paragraph. */
export function summarizeTrace(stderr: string): string {
  const { requests, slow, slowMs, queued, waiting, queries, sending, withoutQuery, blocked } = parse(stderr);
  if (slow === 0) return `No slow request among ${requests}.`;
  const share = (value: number) => `${((100 * value) / slowMs).toFixed(0)} %`;
  return (
    `Slow requests: ${slow} of ${requests}, ${(slowMs / slow).toFixed(0)} ms each on average. Of their time: ` +
    `${share(queued)} before the first query, ${share(waiting)} waiting for a connection, ${share(queries)} own ` +
    `queries, ${share(sending)} after the last query, ${share(withoutQuery)} without a query of their own. The event ` +
    `loop was blocked for ${share(blocked)} (overlaps with the others).`
  );
}
