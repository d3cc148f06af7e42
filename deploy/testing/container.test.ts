/** The image that the Dockerfile builds, with the restrictions of compose.yaml. */
import { fetchUntilRendered } from '../../e2e/support/hydration';
import { waitUntil } from '../../e2e/support/waitUntil';
import { ADMIN, freePort, podman, shopImage, useContainers } from './containers';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const containers = useContainers();

/** Starts the shop on a free port. Returns its container and origin. */
async function startShop({ volume = containers.volume(), command }: { volume?: string; command?: string[] } = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { PORT: String(port), PUBLIC_URL: origin, HOME: '/tmp' };
  const container = await containers.startShop({ volume, env, ...(command && { command }) });
  return { container, origin, port };
}

const signIn = (origin: string, credentials: object) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });

describe('"non-root, read-only root file system, health check, signals handled"', () => {
  test('the shop serves pages as the user node, writes to /data and /tmp only, and ends on SIGTERM', async () => {
    const { container, origin } = await startShop();
    expect(container.output()).toContain('The site was built for https://localhost, which search engines will see.');
    // Not the first page that the server renders, which may take longer than it lets a visitor wait.
    await fetchUntilRendered(origin, '/products');
    const page = await fetch(`${origin}/products`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
    expect(podman('exec', container.name, 'id', '--user').stdout).toBe('1000\n');
    const unwritable = podman(
      'exec',
      container.name,
      'sh',
      '-c',
      'for d in / /opt/spa-summit /data; do test -w $d || echo $d; done',
    );
    expect(unwritable.stdout).toBe('/\n/opt/spa-summit\n');
    // On a busy machine, starting the check may take longer than its timeout.
    await waitUntil(async () => podman('healthcheck', 'run', container.name).code === 0);
    // 137 would mean that SIGTERM did not end it.
    expect([await container.stop(60), container.output()]).toEqual([0, expect.not.stringContaining('"level":50')]);
  });

  test('the health check fails if the server does not respond', async () => {
    const { container } = await startShop();
    const check = ['exec', '--env', `PORT=${await freePort()}`, container.name, 'node', 'deploy/healthCheck.mjs'];
    expect(podman(...check).code).toBe(1);
  });
});

test('"production packages only": the image has no compiler, no git, no development package and no source', async () => {
  const { container } = await startShop();
  const found = (script: string) =>
    podman('exec', container.name, 'sh', '-c', script).stdout.split('\n').filter(Boolean);
  expect(found('for p in gcc cc make git python3 curl; do command -v $p; done')).toEqual([]);
  expect(
    found('cd node_modules; ls -d typescript webpack jest esbuild playwright-core fastify sharp 2>/dev/null'),
  ).toEqual(['fastify', 'sharp']);
  expect(found('ls')).not.toEqual(expect.arrayContaining(['src']));
  expect(found('sha256sum --check --quiet SHA256SUMS && echo complete')).toEqual(['complete']);
});

test('the data survive a restart', async () => {
  const volume = containers.volume();
  const first = await startShop({ volume });
  expect((await signIn(first.origin, ADMIN)).status).toBe(200);
  expect(await first.container.stop(60)).toBe(0);
  const second = await startShop({ volume });
  expect(second.container.output()).not.toContain('Setting up the database');
  expect((await signIn(second.origin, ADMIN)).status).toBe(200);
});

test('"the archive installs and runs in a clean Debian root with nothing but Node": npm start and npm run backup', async () => {
  const volume = containers.volume();
  const { container, origin } = await startShop({ volume, command: ['npm', 'start'] });
  expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  // npm does not pass SIGTERM on, so the container would be killed anyway.
  await container.kill();
  const backup = containers.start({
    image: shopImage,
    args: [`--volume=${volume}:/data`, '--ulimit=nofile=5000:5000', '--ulimit=nproc=4000:4000'],
    env: { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
    command: ['npm', 'run', 'backup', '--', '--to', '/data/shop.tar'],
  });
  expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining('rows saved to /data/shop.tar')]);
});

test('"at most 250 MB compressed"', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spa-summit-image-'));
  const file = path.join(folder, 'image.tar');
  try {
    expect(podman('save', '--format', 'oci-archive', '--output', file, shopImage).code).toBe(0);
    expect(statSync(file).size).toBeLessThanOrEqual(250_000_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
