/** Starts the real proxies with the example configurations of `deploy`. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from 'node:tls';
import { type Container, podman, proxyImage, type useContainers } from './containers';

const inDeploy = (name: string) => path.join(__dirname, '..', name);

/** What a proxy needs: its ports, the ports of the servers behind it, and a folder of the test for its files. */
export interface ProxySettings {
  http: number;
  https: number;
  servers: number[];
  folder: string;
}

export interface Proxy {
  container: Container;
  /** The certificate that signed the proxy's own. */
  ca: string;
}

type Containers = ReturnType<typeof useContainers>;
/** Limits below those of this machine: podman's own defaults exceed them. */
const limits = ['--ulimit=nofile=5000:5000', '--ulimit=nproc=4000:4000'];

async function waitFor<T>(find: () => Promise<T | undefined>, container: Container): Promise<T> {
  let hasEnded = false;
  void container.ended.then(() => (hasEnded = true));
  for (;;) {
    const found = await find().catch(() => undefined);
    if (found !== undefined) return found;
    if (hasEnded) throw new Error(`The proxy ended.\n${container.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Resolves once the proxy answers on its HTTP port, with a redirect. */
const whenRedirecting = (container: Container, http: number) =>
  waitFor(async () => (await fetch(`http://localhost:${http}/`, { redirect: 'manual' })).status, container);

/** Resolves once the proxy has a certificate for `localhost`. Caddy makes its own only after it has opened its ports. */
const whenSecure = (container: Container, https: number, ca: string) =>
  waitFor(
    () =>
      new Promise<true>((resolve, reject) => {
        const socket = connect({ host: '127.0.0.1', port: https, ca, servername: 'localhost' }, () => {
          socket.destroy();
          resolve(true);
        });
        socket.once('error', reject);
      }),
    container,
  );

async function startCaddy(containers: Containers, { http, https, servers, folder }: ProxySettings): Promise<Proxy> {
  const config = path.join(folder, 'Caddyfile');
  const data = path.join(folder, 'caddy');
  mkdirSync(data, { recursive: true });
  copyFileSync(inDeploy('Caddyfile'), config);
  const container = containers.start({
    image: proxyImage,
    args: [...limits, `--volume=${config}:/etc/caddy/Caddyfile:ro`, `--volume=${data}:/data`],
    env: {
      SHOP_DOMAIN: 'localhost',
      SHOP_SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
      HTTP_PORT: String(http),
      HTTPS_PORT: String(https),
      XDG_DATA_HOME: '/data',
    },
    command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile'],
  });
  await whenRedirecting(container, http);
  const root = path.join(data, 'caddy/pki/authorities/local/root.crt');
  const ca = await waitFor(async () => readFileSync(root, 'utf8'), container);
  await whenSecure(container, https, ca);
  return { container, ca };
}

/** Replaces every occurrence of the keys. Fails if one does not occur. */
function replaceEach(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((result, [from, to]) => {
    expect(result).toContain(from);
    return result.replaceAll(from, to);
  }, text);
}

async function startNginx(containers: Containers, { http, https, servers, folder }: ProxySettings): Promise<Proxy> {
  const site = path.join(folder, 'nginx.conf');
  const server = '\tserver 127.0.0.1:3000 max_fails=1 fail_timeout=10s;\n';
  const replacements = {
    'shop.example': 'localhost',
    'listen 80;': `listen ${http};`,
    'listen [::]:80;': '',
    'listen 443 ssl': `listen ${https} ssl`,
    'listen [::]:443 ssl http2;': '',
    [server]: servers.map((port) => server.replace('3000', String(port))).join(''),
  };
  writeFileSync(site, replaceEach(readFileSync(inDeploy('nginx.conf'), 'utf8'), replacements));
  const tls = path.join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', '/tls/privkey.pem', '-out', '/tls/fullchain.pem'];
  const openssl = ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files];
  const { code, stderr } = podman(
    'run',
    '--rm',
    ...limits,
    '--network=none',
    `--volume=${tls}:/tls`,
    proxyImage,
    ...openssl,
  );
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  const container = containers.start({
    image: proxyImage,
    args: [...limits, `--volume=${site}:/etc/nginx/sites-enabled/default:ro`, `--volume=${tls}:/etc/ssl/spa-summit:ro`],
    command: ['nginx', '-g', 'daemon off;'],
  });
  await whenRedirecting(container, http);
  return { container, ca: readFileSync(path.join(tls, 'fullchain.pem'), 'utf8') };
}

export const proxies = { caddy: startCaddy, nginx: startNginx };
