/** The TypeScript hook, which must load no code from folders that other users of the machine can write to. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '..');
const HOOK = './scripts/typescript.cjs';
/** Bare tsx, without the hook. */
const TSX = 'tsx/cjs';

/** Stands for the machine's folder of temporary files. */
let temporary: string;
let program: string;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'hook-'));
  const folder = path.join(temporary, 'program');
  mkdirSync(folder);
  program = path.join(folder, 'program.ts');
  writeFileSync(program, `const said: string = 'written by us';\nconsole.log(said);\n`);
});
afterEach(() => rmSync(temporary, { recursive: true }));

async function runWith(hook: string, file = program): Promise<string> {
  const child = spawn(process.execPath, ['--require', hook, file], {
    cwd: root,
    env: { PATH: process.env['PATH'], TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(child, 'close');
  return said;
}

const tsxFolder = () => path.join(temporary, `tsx-${process.getuid?.()}`);

test('compiled code that another user has planted in the temporary folder is not run', async () => {
  await runWith(TSX);
  for (const name of readdirSync(tsxFolder())) {
    const file = path.join(tsxFolder(), name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('written by us', 'planted'));
  }
  // Shows that the plant works: this is what bare tsx does.
  expect(await runWith(TSX)).toBe('planted\n');
  expect(await runWith(HOOK)).toBe('written by us\n');
});

test('no compiled code is written to the temporary folder', async () => {
  expect(await runWith(HOOK)).toBe('written by us\n');
  expect(readdirSync(temporary)).toEqual(['program']);
});

test('the socket that tsx looks for in the temporary folder is left alone', async () => {
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

test('the program itself finds its environment and the temporary folder as they were', async () => {
  writeFileSync(
    program,
    `import { tmpdir } from 'node:os';
     console.log(JSON.stringify([tmpdir(), process.env.TMPDIR, Object.keys(process.env).filter((name) => /tsx/i.test(name))]));`,
  );
  expect(JSON.parse(await runWith(HOOK))).toEqual([temporary, temporary, []]);
});

test('nothing but the hook loads tsx', () => {
  const sources = ['bench', 'e2e', 'scripts', 'server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const own = ['scripts/typescript.cjs', 'scripts/typescript.test.ts'];
  const others = sources.filter((name) => /\.[cm]?[jt]s$/.test(name) && !own.includes(name));
  const loading = ['package.json', ...others].filter((name) =>
    /\btsx\/(cjs|esm|dist)|\.bin\/tsx|"tsx /.test(readFileSync(path.join(root, name), 'utf8')),
  );
  expect(loading).toEqual([]);
});

test("Jest's compiled tests and configuration are not kept in the temporary folder either", () => {
  const config = jest.requireActual<{ projects: { cacheDirectory: string }[] }>('../jest.config.cjs');
  for (const { cacheDirectory } of config.projects)
    expect(cacheDirectory).toMatch(/^<rootDir>\/node_modules\/\.cache\//);
  expect(config.projects).toHaveLength(4);
});
