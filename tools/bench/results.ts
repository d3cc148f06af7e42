/** Stores the results by measurement: docs/bench.json holds the data, docs/bench.md is generated from it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Row, table } from './rows';

const jsonFile = path.join(__dirname, '../../docs/bench.json');
const markdownFile = path.join(__dirname, '../../docs/bench.md');

/** The results of one measurement. */
export interface Part {
  /** When the measurement began, and the load average of the machine at that time. */
  measured: string;
  machine: string;
  rows: Row[];
}

type Results = Record<string, Part>;

/**
 * Merges the results into the stored ones and writes both files. A new result replaces the stored one of the same
 * measurement, also if that was measured on another machine.
 */
export async function storeResults(measured: Results, order: readonly string[], explained: string): Promise<void> {
  const before = await readFile(jsonFile, 'utf8').then(
    (text) => JSON.parse(text) as Results,
    () => ({}),
  );
  const all: Results = { ...before, ...measured };
  const parts = order.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []));
  const results = Object.fromEntries(parts.map(({ name, ...part }) => [name, part]));
  await writeFile(jsonFile, `${JSON.stringify(results, null, 2)}\n`);
  const when = parts.map(({ name, ...part }) => `- ${name}: ${part.measured}, ${part.machine}`).join('\n');
  const text = [
    '# Figures',
    "Measured by `npm run bench`. The list under 'When' states the time and the machine of each measurement.",
    table(parts.flatMap(({ rows }) => rows)),
    `## When\n\n${when}`,
    explained,
  ];
  await writeFile(markdownFile, text.join('\n\n'));
}
