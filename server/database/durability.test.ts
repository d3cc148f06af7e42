import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { compiledTestProgram } from '../testing/compiled';
import { makeTestFolder } from '../testing/folder';
import { copyTemplate } from '../testing/databaseTemplate';
import { openDatabase } from '.';

/* Nothing that was acknowledged is ever lost: not by SIGKILL, and not by an engine that skips fsync. */

let dataDir: string;

beforeEach(async () => {
  dataDir = makeTestFolder();
  await copyTemplate(dataDir);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const run = promisify(execFile);
const scriptOn = (script: 'insertForever' | 'engineOnBadDisk', ...rest: string[]) => [
  compiledTestProgram(script),
  dataDir,
  ...rest,
];

test.each([1, 2, 3])('killed while adding products, it holds every acknowledged one (round %i)', async () => {
  const acknowledged = new Set<string>();
  for (let kills = 0; kills < 2; kills += 1) {
    const child = spawn(process.execPath, scriptOn('insertForever'));
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
    child.kill('SIGKILL');
    await once(child, 'close');
    const ids = said.split('\n').slice(0, -1);
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) acknowledged.add(id);
  }
  const { pool, close } = await openDatabase({ dataDir });
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM products');
  await close();
  const held = new Set(rows.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !held.has(id))).toEqual([]);
});

test.each([
  [
    'an engine whose writes do not reach the disk is refused',
    'forgetful',
    'refused: The embedded database does not write its rows through to the disk, so a power cut would lose them.',
  ],
  ['a disk that refuses to sync ends the engine, where going on would lose rows', 'failing', 'died: PANIC: '],
])('%s', async (_, disk, outcome) => {
  const { stdout } = await run(process.execPath, scriptOn('engineOnBadDisk', disk));
  expect(stdout).toContain(outcome);
});
