/** What was measured on this machine, part by part: a part that is measured anew replaces what stood there of it. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Row, table } from './rows';

const stored = path.join(__dirname, '../../../docs/bench.json');
const shown = path.join(__dirname, '../../../docs/bench.md');

interface Part {
  /** When it began, and how busy the machine was just then. */
  measured: string;
  rows: Row[];
}

interface Results {
  machine: string;
  parts: Record<string, Part>;
}

/** Puts the parts beside those that were measured before, unless that was another machine, and writes both files. */
export async function keepResults(measured: Results, order: readonly string[], explained: string): Promise<void> {
  const before = await readFile(stored, 'utf8').then(
    (text) => JSON.parse(text) as Results,
    () => null,
  );
  const all = { ...(before?.machine === measured.machine ? before.parts : {}), ...measured.parts };
  const parts = order.flatMap((name) => (all[name] ? [{ name, ...all[name] }] : []));
  const results = {
    machine: measured.machine,
    parts: Object.fromEntries(parts.map(({ name, ...part }) => [name, part])),
  };
  await writeFile(stored, `${JSON.stringify(results, null, 2)}\n`);
  const text = [
    '# Figures',
    `Measured by \`npm run bench\` on ${measured.machine}.`,
    table(parts.flatMap(({ rows }) => rows)),
    `## When\n\n${parts.map((part) => `- ${part.name}: ${part.measured}`).join('\n')}`,
    explained,
  ];
  await writeFile(shown, text.join('\n\n'));
}
