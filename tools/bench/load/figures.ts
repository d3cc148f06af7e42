import type { Sent } from './traffic';

/** How some requests went; times in ms, of those that were served. */
export interface Figures {
  p50: number;
  p99: number;
  served: number;
  shed: number;
  errors: number;
}

export function figuresOf(sent: Sent[]): Figures {
  const times = sent.filter(({ outcome }) => outcome === 'served').map(({ took }) => took);
  const count = (wanted: Sent['outcome']) => sent.filter(({ outcome }) => outcome === wanted).length;
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    served: times.length,
    shed: count('shed'),
    errors: count('error'),
  };
}

/** Returns the value that this share of the values does not exceed; 0 without values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One line of the report. */
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

/** After so many ms from `start` on every request was served within `slowMs`; 0 where that was so from the first on. */
export function wellAfter(sent: Sent[], start: number, slowMs: number): number {
  const bad = sent.filter(({ outcome, took }) => outcome !== 'served' || took > slowMs);
  return Math.max(0, ...bad.map(({ at }) => at - start));
}
