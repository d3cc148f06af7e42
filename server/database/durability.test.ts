import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { compiledTestProgram } from '../testing/compiled';
import { makeTestFolder } from '../testing/folder';
import { copyTemplate } from '../testing/databaseTemplate';
import { openDatabase } from '.';

/* Tests that SIGKILL loses no acknowledged write, and that the engine refuses to run if fsync is skipped or fails. */

let dataDir: string;

beforeEach(async () => {
  dataDir = makeTestFolder();
  await copyTemplate(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = promisify(execFile);
const programArgs = (script: 'insertLoop' | 'engineWithFaultyDisk', ...rest: string[]) => [
  compiledTestProgram(script),
  dataDir,
  ...rest,
];

test.each([1, 2, 3])('keeps every acknowledged product after SIGKILL (round %i)', async () => {
  const acknowledged = new Set<string>();
  for (let kills = 0; kills < 2; kills += 1) {
    const child = spawn(process.execPath, programArgs('insertLoop'));
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    child.kill('SIGKILL');
    await once(child, 'close');
    const ids = output.split('\n').slice(0, -1);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) acknowledged.add(id);
  }
  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM products');
  await close();
  const stored = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
});

test.each([
  [
    'refuses an engine whose writes do not reach the disk',
    'forgetful',
    'refused: The embedded database does not flush its data to disk, so a power failure would lose it.',
  ],
  ['stops the engine if the disk fails to sync, because continuing would lose rows', 'failing', 'died: PANIC: '],
])('%s', async (_, disk, expected) => {
  const { stdout } = await run(process.execPath, programArgs('engineWithFaultyDisk', disk));
  expect(stdout).toContain(expected);
});
