/** Tests that the TypeScript hook loads no code from folders that other local users can write to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const HOOK = './scripts/typescript.cjs';
/** The module that loads tsx without the project's own hook. */
const TSX = 'tsx/cjs';

/** Temporary folder of the processes that the tests start (their TMPDIR), used instead of the system's. */
let tempFolder: string;
let program: string;
beforeEach(() => {
  tempFolder = mkdtempSync(path.join(tmpdir(), 'hook-'));
  const folder = path.join(tempFolder, 'program');
  mkdirSync(folder);
  program = path.join(folder, 'program.ts');
  writeFileSync(program, `const text: string = 'written by us';\nconsole.log(text);\n`);
});
afterEach(() => rmSync(tempFolder, { recursive: true }));

async function runWith(hook: string, file = program): Promise<string> {
  const child = spawn(process.execPath, ['--require', hook, file], {
    cwd: root,
    env: { PATH: process.env['PATH'], TMPDIR: tempFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await once(child, 'close');
  return output;
}

/** The folder in which tsx caches compiled code by default. */
const tsxFolder = () => path.join(tempFolder, `tsx-${process.getuid?.()}`);

test('does not run compiled code that another user has planted in the temporary folder', async () => {
  await runWith(TSX);
  for (const name of readdirSync(tsxFolder())) {
    const file = path.join(tsxFolder(), name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('written by us', 'planted'));
  }
  // First, prove that the planted code runs if tsx is loaded without the project's hook.
  expect(await runWith(TSX)).toBe('planted\n');
  expect(await runWith(HOOK)).toBe('written by us\n');
});

test('writes no compiled code to the temporary folder', async () => {
  expect(await runWith(HOOK)).toBe('written by us\n');
  expect(readdirSync(tempFolder)).toEqual(['program']);
});

test('does not connect to the socket that tsx looks for in the temporary folder', async () => {
  mkdirSync(tsxFolder());
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(path.join(tsxFolder(), `${process.pid}.pipe`));
  await once(server, 'listening');
  await runWith(HOOK);
  server.close();
  await once(server, 'close');
  expect(connections).toBe(0);
});

test('restores the environment and the temporary folder before the program runs', async () => {
  writeFileSync(
    program,
    `import { tmpdir } from 'node:os';
     console.log(JSON.stringify([tmpdir(), process.env.TMPDIR, Object.keys(process.env).filter((name) => /tsx/i.test(name))]));`,
  );
  expect(JSON.parse(await runWith(HOOK))).toEqual([tempFolder, tempFolder, []]);
});

test('no other file of the project loads tsx', () => {
  const sources = ['tools', 'e2e', 'scripts', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const own = ['scripts/typescript.cjs', 'scripts/typescript.test.ts'];
  const others = sources.filter((name) => /\.[cm]?[jt]s$/.test(name) && !own.includes(name));
  const loading = ['package.json', ...others].filter((name) =>
    /\btsx\/(cjs|esm|dist)|\.bin\/tsx|"tsx /.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(loading).toEqual([]);
});

test("Jest's cache is inside the project, not in the temporary folder", () => {
  const config = jest.requireActual<{ projects: { cacheDirectory: string }[] }>('../jest.config.cjs');
  for (const { cacheDirectory } of config.projects)
    expect(cacheDirectory).toMatch(/^<rootDir>\/node_modules\/\.cache\//);
  expect(config.projects).toHaveLength(5);
});
