/** Stores the results by measurement: docs/bench.json holds the data, docs/bench.md is generated from it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Row, table } from './rows';

const jsonFile = path.join(__dirname, '../../docs/bench.json');
const markdownFile = path.join(__dirname, '../../docs/bench.md');

interface Part {
  /** When the measurement began, and the load average of the machine at that time. */
  measured: string;
  rows: Row[];
}

interface Results {
  machine: string;
  parts: Record<string, Part>;
}

/**
 * Merges the results into the stored ones and writes both files. A new result replaces the stored one of the same
 * measurement. Stored results of another machine are discarded.
 */
export async function storeResults(measured: Results, order: readonly string[], explained: string): Promise<void> {
  const before = await readFile(jsonFile, 'utf8').then(
    (text) => JSON.parse(text) as Results,
    () => null,
  );
  const all = { ...(before?.machine === measured.machine ? before.parts : {}), ...measured.parts };
  const parts = order.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []));
  const results = {
    machine: measured.machine,
    parts: Object.fromEntries(parts.map(({ name, ...part }) => [name, part])),
  };
  await writeFile(jsonFile, `${JSON.stringify(results, null, 2)}\n`);
  const text = [
    '# Figures',
    `Measured by \`npm run bench\` on ${measured.machine}.`,
    table(parts.flatMap(({ rows }) => rows)),
    `## When\n\n${parts.map((part) => `- ${part.name}: ${part.measured}`).join('\n')}`,
    explained,
  ];
  await writeFile(markdownFile, text.join('\n\n'));
}
