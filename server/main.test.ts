import { createServer } from 'node:http';
import { readdirSync, rmSync } from 'node:fs';
import { copyTemplate } from './testing/databaseTemplate';
import { createDatabase, testServer } from './testing/database';
import { makeTestFolder } from './testing/folder';
import { startProcess, type ServerProcess, whenEnded, whenOpen } from './testing/process';
import { picture, productForm } from './testing/products';
import { encodeForm } from './testing/shop';

let dataDir: string;
let databaseUrl: string | undefined;
let dropDatabase: () => Promise<void> = async () => undefined;
const running: ServerProcess[] = [];
beforeEach(async () => {
  dataDir = makeTestFolder();
  if (testServer) ({ url: databaseUrl, drop: dropDatabase } = await createDatabase(testServer));
  else await copyTemplate(dataDir);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await dropDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): ServerProcess {
  const server = startProcess({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...env });
  running.push(server);
  return server;
}

const demo = { email: 'admin@spasummit.example', password: 'Sauna&Snow-1874' };

async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify(demo);
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return ((await response.json()) as { token: string }).token;
}

test('after SIGKILL during product creation, every acknowledged product and its image still exist', async () => {
  const image = new Blob([new Uint8Array(await picture('jpeg'))]);
  const acknowledged: { _id: string; name: string; primaryImage: { url: string } }[] = [];
  for (let round = 0; round < 2; round += 1) {
    const server = start();
    const origin = await whenOpen(server);
    const authorization = `Bearer ${await signIn(origin)}`;
    const target = acknowledged.length + 9;
    // Create products in three parallel loops, so that SIGKILL always interrupts at least one request.
    const creating = [1, 2, 3].map(async (worker) => {
      for (let n = 0; ; n += 1) {
        const { payload, headers } = await encodeForm({
          ...productForm({ name: `Round ${round} ${worker} ${n}` }),
          image,
        });
        const init = {
          method: 'POST',
          body: new Uint8Array(payload),
          headers: { ...headers, authorization },
        };
        // `created` is null if SIGKILL interrupted the request, so that the product was not acknowledged.
        const created = await fetch(`${origin}/api/products`, init)
          .then(
            (response) =>
              response.status === 201 ? (response.json() as Promise<{ product: (typeof acknowledged)[0] }>) : null,
            () => null,
          )
          .catch(() => null);
        if (!created) return;
        acknowledged.push(created.product);
        if (acknowledged.length === target) server.child.kill('SIGKILL');
      }
    });
    await Promise.all(creating);
    await server.end('SIGKILL');
    expect(acknowledged.length).toBeGreaterThanOrEqual(target);
  }

  const origin = await whenOpen(start());
  for (const { _id, name, primaryImage } of acknowledged) {
    const body = (await (await fetch(`${origin}/api/products/${_id}`)).json()) as object;
    // Compare only the URL of the image, because AVIF variants may have been added meanwhile.
    expect(body).toMatchObject({ product: { name, primaryImage: { url: primaryImage.url } } });
    const file = await fetch(origin + primaryImage.url);
    expect([file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
  }
});

test('prints the URLs and working demo credentials, and exits with 0 on SIGTERM and SIGINT', async () => {
  const server = start();
  const origin = await whenOpen(server);
  expect(server.printed()).toMatch(/^Spa Summit \d+\.\d+\.\d+\nConfigured: mode demo; .+$/m);
  expect(server.printed()).toContain(
    `Shop:  ${origin}/\nAdmin: ${origin}/admin\nDemo sign-in: ${demo.email} with the password ${demo.password}\n` +
      `Emails are written to ${dataDir}/outbox. Set SMTP_URL to send them.\n`,
  );
  expect(await signIn(origin)).toMatch(/^[\w-]{43}$/);
  const list = (await (await fetch(`${origin}/api/products`)).json()) as { totalPages: number };
  expect(list.totalPages).toBeGreaterThanOrEqual(3);
  expect(await server.end('SIGTERM')).toBe(0);

  const again = start({ ADMIN_EMAIL: 'own@example.com', ADMIN_PASSWORD: 'long enough' });
  const second = await whenOpen(again);
  expect(again.printed()).not.toContain('Demo sign-in');
  // The second start must not seed the products again, so the list must have as many pages as before.
  expect(await (await fetch(`${second}/api/products`)).json()).toEqual(
    expect.objectContaining({ totalPages: list.totalPages }),
  );
  expect(await again.end('SIGINT')).toBe(0);
});

test('puts no code into the temporary folder, where other users could replace it, and leaves the folder empty on exit', async () => {
  const temporary = makeTestFolder();
  const server = start({ TMPDIR: temporary });
  await whenOpen(server);
  // While the server runs, the temporary folder may contain only the folder of the embedded database's socket.
  expect(readdirSync(temporary).filter((name) => !name.startsWith('spa-summit-'))).toEqual([]);
  await server.end('SIGTERM');
  expect(readdirSync(temporary)).toEqual([]);
  rmSync(temporary, { recursive: true });
});

test('a port that is in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const ended = await whenEnded(start({ PORT: String(port) }));
  other.close();
  expect(ended).toEqual([
    1,
    `Port ${port} is already in use. Stop the program that uses it, or start with PORT=${port + 1}.\n`,
  ]);
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http". Set it to a number from 0 to 65535.\n'],
  [{ NODE_ENV: 'production' }, 'NODE_ENV is production: set ADMIN_EMAIL and ADMIN_PASSWORD for the first admin.\n'],
  [
    { HOST: '0.0.0.0' },
    'HOST is "0.0.0.0", which other machines can reach: set ADMIN_EMAIL and ADMIN_PASSWORD for the first admin.\n',
  ],
  [
    { HOST: '192.0.2.1', ADMIN_EMAIL: 'own@example.com', ADMIN_PASSWORD: 'long enough' },
    'HOST is "192.0.2.1", which is not an address of this machine. Set it to 127.0.0.1 or 0.0.0.0.\n',
  ],
])('%j is reported in one sentence, and the exit code is 1', async (env, message) => {
  expect(await whenEnded(start(env))).toEqual([1, message]);
});
