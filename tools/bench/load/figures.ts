import type { SentRequest } from './traffic';

/** Summary of a set of requests. `p50` and `p99` are percentiles of the durations of the served requests, in ms. */
export interface Figures {
  p50: number;
  p99: number;
  served: number;
  /** Number of requests that were rejected with 503 and `Retry-After`. */
  shed: number;
  errors: number;
}

/** Returns the summary of these requests. */
export function summarize(sent: SentRequest[]): Figures {
  const times = sent.filter(({ outcome }) => outcome === 'served').map(({ durationMs }) => durationMs);
  const count = (outcome: SentRequest['outcome']) => sent.filter((request) => request.outcome === outcome).length;
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    served: times.length,
    shed: count('shed'),
    errors: count('error'),
  };
}

/** Returns a percentile of the values; `share` is between 0 and 1. Returns 0 if there are no values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Formats the figures as one line of the report. */
export function line(name: string, perSecond: number, { p50, p99, served, shed, errors }: Figures): string {
  const figures = [
    `p50 ${p50.toFixed(1)} ms`,
    `p99 ${p99.toFixed(1)} ms`,
    `served ${served}`,
    `shed ${shed}`,
    `errors ${errors}`,
  ];
  return `${name.padEnd(20)}${`${Math.round(perSecond)}/s`.padStart(7)}  ${figures.join('  ')}`;
}

/**
 * Returns the recovery time: the ms from `start` until the last bad request is sent. A request is bad if it fails, is
 * rejected, or takes longer than `slowMs`. Returns 0 if no request is bad.
 */
export function recoveryTime(sent: SentRequest[], start: number, slowMs: number): number {
  const bad = sent.filter(({ outcome, durationMs }) => outcome !== 'served' || durationMs > slowMs);
  return Math.max(0, ...bad.map(({ sentAt }) => sentAt - start));
}
