/** Starts and stops real servers. A failed start must print one clear line for the operator. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ServerProcess, useServers } from './support/serverProcess';

const servers = useServers();

/** Expects that the server fails to start: it prints one line to standard error and exits with 1. Returns that line. */
async function startError(server: ServerProcess): Promise<string> {
  const { code, stdout, stderr } = await server.ended;
  expect(code).toBe(1);
  expect(stdout).not.toContain('Shop:');
  expect(stderr).toMatch(/^[^\n]+\n$/);
  return stderr.trimEnd();
}

test('a second server with the same folder or port fails to start; the first continues, and stops on SIGTERM', async () => {
  const dataDir = await servers.dataFolder();
  const first = servers.start({ DATA_DIR: dataDir });
  const origin = await first.origin;
  const { port } = new URL(origin);

  const [sameFolder, samePort] = await Promise.all([
    startError(servers.start({ DATA_DIR: dataDir })),
    startError(servers.start({ DATA_DIR: await servers.dataFolder(), PORT: port })),
  ]);
  expect(sameFolder).toContain(dataDir);
  expect(samePort).toContain(`Port ${port} is already in use.`);

  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  first.signal('SIGTERM');
  // The exit code is 0 if the server stops within ten seconds, else 1.
  expect(await first.ended).toMatchObject({ code: 0, signal: null, stderr: '' });
  await expect(fetch(`${origin}/api/ready`)).rejects.toThrow();
});

test('fails if the data folder is not writable', async () => {
  const folder = await servers.dataFolder();
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const dataDir = path.join(file, 'data');
  expect(await startError(servers.start({ DATA_DIR: dataDir }))).toContain(dataDir);
});

test('fails if the database folder is a file', async () => {
  const folder = await servers.dataFolder();
  const dataDir = path.join(folder, 'other');
  mkdirSync(dataDir);
  writeFileSync(path.join(dataDir, 'database'), '');
  expect(await startError(servers.start({ DATA_DIR: dataDir }))).toContain(dataDir);
});

test('fails if PostgreSQL is unreachable, without printing its password', async () => {
  const databaseUrl = 'postgres://shop:secret-word@127.0.0.1:1/shop';
  const message = await startError(servers.start({ DATA_DIR: await servers.dataFolder(), DATABASE_URL: databaseUrl }));
  expect(message).toContain('DATABASE_URL');
  expect(message).not.toContain('secret-word');
});

test.each([
  ['PORT', 'eighty'],
  ['RENDER', 'maybe'],
  ['NODE_ENV', 'production'],
])('fails with an invalid setting and names it: %s=%s', async (name, value) => {
  expect(await startError(servers.start({ [name]: value }))).toContain(name);
});
