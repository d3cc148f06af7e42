/** What a person sees who starts the shop where it cannot start, and how it stops. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ServerProcess, useServers } from './support/serverProcess';

const servers = useServers();

/** One line on standard error, a non-zero exit, and no address; gives the line. */
async function refusal(server: ServerProcess): Promise<string> {
  const { code, stdout, stderr } = await server.ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain('Shop:');
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

test('a second shop on the same folder or port is refused; the first goes on, and stops when told', async () => {
  const dataDir = await servers.dataFolder();
  const first = servers.start({ DATA_DIR: dataDir });
  const origin = await first.origin;
  const { port } = new URL(origin);

  const [sameFolder, samePort] = await Promise.all([
    refusal(servers.start({ DATA_DIR: dataDir })),
    refusal(servers.start({ DATA_DIR: await servers.dataFolder(), PORT: port })),
  ]);
  expect(sameFolder).toContain(dataDir);
  expect(samePort).toContain(`Port ${port} is taken.`);

  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  first.signal('SIGTERM');
  // Had it taken longer than its ten seconds, it would have ended with 1.
  expect(await first.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  await expect(fetch(`${origin}/api/ready`)).rejects.toThrow();
});

test('a data folder that cannot be written is refused', async () => {
  const folder = await servers.dataFolder();
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const dataDir = path.join(file, 'data');
  expect(await refusal(servers.start({ DATA_DIR: dataDir }))).toContain(dataDir);
});

test('a database folder that is not a folder is refused', async () => {
  const folder = await servers.dataFolder();
  const dataDir = path.join(folder, 'other');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'database'), '');
  expect(await refusal(servers.start({ DATA_DIR: dataDir }))).toContain(dataDir);
});

test('a PostgreSQL server that is not there is refused, and its password is not repeated', async () => {
  const databaseUrl = 'postgres://shop:secret-word@127.0.0.1:1/shop';
  const said = await refusal(servers.start({ DATA_DIR: await servers.dataFolder(), DATABASE_URL: databaseUrl }));
  expect(said).toContain('DATABASE_URL');
  expect(said).not.toContain('secret-word');
});

test.each([
  ['PORT', 'eighty'],
  ['RENDER', 'maybe'],
  ['NODE_ENV', 'production'],
])('a setting that makes no sense is refused by its name: %s=%s', async (name, value) => {
  expect(await refusal(servers.start({ [name]: value }))).toContain(name);
});
