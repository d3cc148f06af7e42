/** Container images for the tests of the release, made with Debian's podman. Nothing comes from an image registry. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installNode } from '../lib/nodeVersions.mjs';
import { inRoot } from '../lib/root.mjs';
import { seconds } from '../lib/progress.mjs';
import { UserFacingError } from '../lib/userFacingError.mjs';

/** The major version of Node and the name of the Debian version in the Dockerfile. */
const [, NODE, DEBIAN] = /^ARG NODE_IMAGE=node:(\d+)-(\w+)-slim$/m.exec(readFileSync(inRoot('Dockerfile'), 'utf8'));
/** The major version of npm that comes with it. */
const NPM = '11';

/** Stands in for that image: a minimal Debian with Node, npm and the user `node`, and nothing else. */
const NODE_IMAGE = `localhost/spa-summit-test/node:${NODE}-${DEBIAN}`;
/** The shop's image, built by the Dockerfile. */
export const SHOP_IMAGE = 'localhost/spa-summit-test/shop';
/** Debian's packages of Caddy and nginx. */
export const PROXY_IMAGE = `localhost/spa-summit-test/proxies:${DEBIAN}`;

function run(program, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...options });
  if (status === 0) return stdout;
  throw new UserFacingError(`${program} ${args.join(' ')} failed:\n${error ?? `${stdout}${stderr}`.slice(-3000)}`);
}

const exists = (image) => spawnSync('podman', ['image', 'exists', image]).status === 0;

/** Returns why this machine cannot run the tests of the release, or undefined if it can. */
export function findObstacle() {
  if (process.getuid?.() !== 0) return 'only root can make Debian systems';
  const missing = ['podman', 'runc', 'debootstrap'].filter((name) => spawnSync(name, ['--version']).error);
  if (missing.length > 0) return `${missing.join(', ')} missing (apt-get install podman runc debootstrap)`;
  const { status, stderr } = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true'], { encoding: 'utf8' });
  return status === 0 ? undefined : `no namespaces are allowed here (${stderr.trim()})`;
}

/** Returns the URL from which apt fetches Debian's packages on this machine. */
function findMirror() {
  const targets = spawnSync(
    'apt-get',
    ['indextargets', '--format', '$(REPO_URI) $(CODENAME)', 'Created-By: Packages'],
    {
      encoding: 'utf8',
    },
  );
  const line = targets.stdout?.split('\n').find((text) => text.endsWith(` ${DEBIAN}`));
  return line?.split(' ')[0] ?? 'http://deb.debian.org/debian';
}

/**
 * Shell commands for what the official images of Debian and Node configure: no daemons started by apt, the user `node`,
 * and no package lists.
 */
const setUp = `
printf '#!/bin/sh\\nexit 101\\n' > /usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
apt-get clean && rm -rf /var/lib/apt/lists/*
`;

/** Makes the image of a minimal Debian with Node. Takes a minute and a half, and is kept for later runs. */
async function makeNodeImage() {
  const binary = await installNode(NODE);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-debian-'));
  try {
    run('debootstrap', ['--variant=minbase', DEBIAN, folder, findMirror()]);
    await copyFile(binary, path.join(folder, 'usr/local/bin/node'));
    run('npm', ['install', '--global', '--prefix', path.join(folder, 'usr/local'), '--no-fund', `npm@${NPM}`]);
    run('chroot', [folder, 'sh', '-ec', setUp]);
    run('sh', ['-c', `tar -C ${folder} -c . | podman import - ${NODE_IMAGE}`]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the arguments that let npm in the image use this machine's cache, registry and certificates. They are mounted,
 * so nothing of them gets into the image.
 */
async function npmVolumes(folder) {
  const setting = (name) => run('npm', ['config', 'get', name, '--loglevel=error']).trim();
  const certificates = [setting('cafile'), process.env.NODE_EXTRA_CA_CERTS].find((file) => file && existsSync(file));
  const npmrc = path.join(folder, 'npmrc');
  await writeFile(
    npmrc,
    `registry=${setting('registry')}\n${certificates ? 'cafile=/run/npm-certificates.pem\n' : ''}`,
  );
  const mounts = [`${setting('cache')}:/root/.npm`, `${npmrc}:/root/.npmrc:ro`];
  if (certificates) mounts.push(`${certificates}:/run/npm-certificates.pem:ro`);
  return mounts.flatMap((mount) => ['--volume', mount]);
}

/** Builds an image. Uses the host's network and chroot, because they need neither iptables nor cgroups. */
async function build(image, args) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'spa-summit-build-'));
  try {
    const shared = [
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--format',
      'docker',
      '--pull=never',
      '--layers=false',
    ];
    const base = ['--build-arg', `NODE_IMAGE=${NODE_IMAGE}`];
    run('podman', ['build', ...shared, ...(await npmVolumes(folder)), ...base, '--tag', image, ...args]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function step(name, work) {
  const started = Date.now();
  await work();
  console.log(`${name} (${seconds(Date.now() - started)})`);
}

/** Makes the images that are missing, and builds the shop's image from the sources as they are now. */
export async function makeTestImages() {
  if (!exists(NODE_IMAGE)) await step(`Made ${NODE_IMAGE}`, makeNodeImage);
  const proxies = ['--file', inRoot('deploy/testing/proxies.Dockerfile'), inRoot('deploy/testing')];
  if (!exists(PROXY_IMAGE)) await step(`Made ${PROXY_IMAGE}`, () => build(PROXY_IMAGE, proxies));
  // Otherwise each run would leave an untagged image.
  if (exists(SHOP_IMAGE)) run('podman', ['rmi', '--force', SHOP_IMAGE]);
  const shop = ['--build-arg', 'PUBLIC_URL=https://localhost', inRoot()];
  await step(`Built ${SHOP_IMAGE} from the Dockerfile`, () => build(SHOP_IMAGE, shop));
}
