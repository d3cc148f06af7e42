import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import type { S3Config } from '../images/s3Storage';
import { UserFacingError } from './userFacingError';

/** The admin account of a shop without ADMIN_EMAIL; allowed only if no other machine can reach the shop (docs/decisions/0006). */
export const DEMO_ADMIN = { email: 'admin@spasummit.example', password: 'Sauna&Snow-1874' } as const;

/** Host names and addresses of the loopback interface. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Spec §5: the shortest password that the shop takes. */
const PASSWORD_MIN_LENGTH = 6;

/** What the environment says, checked. Design, "Environment". */
export interface Config {
  readonly host: string;
  /** 0 asks the system for a free port; `main.ts` then writes the real one here and into `publicUrl`. */
  port: number;
  /** Where `/metrics` is told; nowhere without it. */
  readonly metricsPort?: number;
  /** Absolute. Holds the embedded database, `uploads` and `outbox`. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Where uploaded pictures are kept instead of `dataDir`. */
  readonly bucket?: S3Config;
  readonly smtpUrl?: string;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** An origin without a trailing slash: the base of mailed links and canonical addresses. */
  publicUrl: string;
  /** Where the site was built to ask for its data, when that is another host (an origin). */
  readonly apiOrigin?: string;
  readonly production: boolean;
  /** The proxies whose word counts on where a request came from: addresses, networks, `loopback`. None by default. */
  readonly trustProxy?: string;
  readonly admin: { readonly email: string; readonly password: string; readonly demo: boolean };
  /** The setting that rules out the demo admin, as the beginning of a sentence; undefined if it is allowed. */
  readonly demoRefusal?: string;
  readonly render: 'on' | 'off';
}

/**
 * Reads the environment. Empty variables count as unset.
 * Throws UserFacingError with a sentence that names the variable and what it should be.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const port = readPort('PORT', value('PORT') ?? '3000');
  const metricsPort =
    value('METRICS_PORT') === undefined ? undefined : readPort('METRICS_PORT', value('METRICS_PORT') ?? '');
  if (metricsPort !== undefined && metricsPort === port)
    throw new UserFacingError('METRICS_PORT is the same as PORT. Give it a port of its own.');
  const production = value('NODE_ENV') === 'production';
  const render = value('RENDER') ?? 'on';
  if (render !== 'on' && render !== 'off') throw new UserFacingError(`RENDER is "${render}". Set it to on or off.`);
  const publicUrl = readOrigin('PUBLIC_URL', value('PUBLIC_URL')) ?? `http://localhost:${port}`;
  const host = value('HOST') ?? '127.0.0.1';
  const demoRefusal = refuseDemo(production, host, publicUrl);
  return {
    host,
    port,
    metricsPort,
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: readUrl('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']),
    bucket: readBucket(value('S3_URL')),
    smtpUrl: readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readMailFrom(value('MAIL_FROM'), new URL(publicUrl).hostname),
    publicUrl,
    apiOrigin: readApiOrigin(value('API_BASE_URL')),
    production,
    trustProxy: readTrustProxy(value('TRUST_PROXY')),
    admin: readAdmin(value('ADMIN_EMAIL'), env['ADMIN_PASSWORD'] || undefined, demoRefusal),
    demoRefusal,
    render,
  };
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) {
    throw new UserFacingError(`${name} is "${text}". Set it to a number from 0 to 65535.`);
  }
  return port;
}

function parseUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

// These URLs may carry a password, so the sentences never repeat them.
function readUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (text === undefined || protocols.includes(parseUrl(text)?.protocol ?? '')) return text;
  throw new UserFacingError(
    `${name} is not an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
  );
}

function readBucket(text: string | undefined): S3Config | undefined {
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !/^\/[^/]+\/?$/.test(url.pathname)) {
    throw new UserFacingError(
      'S3_URL is not of the form https://KEY:SECRET@host/bucket?region=REGION, with key and secret percent-encoded.',
    );
  }
  return {
    endpoint: `${url.origin}${url.pathname}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    // What stores without regions call theirs.
    region: url.searchParams.get('region') ?? 'auto',
  };
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new UserFacingError(
      `${name} is "${text}". Set it to an origin such as https://spasummit.example, without a path.`,
    );
  }
  return url.origin;
}

function readApiOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserFacingError(`API_BASE_URL is "${text}". Set it to an address that starts with https:// or http://.`);
  }
  return url.origin;
}

function readMailFrom(text: string | undefined, publicHost: string): string {
  // Nobody can answer a machine without a name: mails of such a shop come from an address that cannot exist.
  if (text === undefined) return `no-reply@${/\.[a-z]+$/.test(publicHost) ? publicHost : 'spasummit.example'}`;
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return text;
  throw new UserFacingError(`MAIL_FROM is "${text}". Set it to an e-mail address, without a name.`);
}

function readTrustProxy(text: string | undefined): string | undefined {
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isProxy = (item: string) => {
    const [address = '', bits = '0', more] = item.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    const isNetwork = isIP(address) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
    return names.includes(item) || (isNetwork && more === undefined);
  };
  if (text === undefined || text.split(',').every((item) => isProxy(item.trim()))) return text;
  throw new UserFacingError(
    `TRUST_PROXY is "${text}". Set it to the addresses of your proxies, separated by commas, such as 10.0.0.5 or loopback.`,
  );
}

/** The demo admin's password is public, so it is refused in production and where other machines may reach the shop. */
function refuseDemo(production: boolean, host: string, publicUrl: string): string | undefined {
  if (production) return 'NODE_ENV is production';
  if (!isLoopback(host)) return `HOST is "${host}", which others may reach`;
  // A URL has IPv6 addresses in brackets.
  if (!isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, '')))
    return `PUBLIC_URL is "${publicUrl}", which others may reach`;
  return undefined;
}

function isLoopback(host: string): boolean {
  if (/^(.+\.)?localhost$/i.test(host)) return true;
  const version = isIP(host);
  return version > 0 && LOOPBACK.check(host, version === 4 ? 'ipv4' : 'ipv6');
}

function readAdmin(
  email: string | undefined,
  password: string | undefined,
  demoRefusal: string | undefined,
): Config['admin'] {
  if (!email !== !password) {
    throw new UserFacingError(
      'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither for the demo admin.',
    );
  }
  if (!email || !password) {
    if (demoRefusal)
      throw new UserFacingError(`${demoRefusal}: set ADMIN_EMAIL and ADMIN_PASSWORD for the first admin.`);
    return { ...DEMO_ADMIN, demo: true };
  }
  if (!/^[^\s@]+@[^\s@]+$/.test(email))
    throw new UserFacingError(`ADMIN_EMAIL is "${email}". Set it to an e-mail address.`);
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new UserFacingError(`ADMIN_PASSWORD is too short. Use at least ${PASSWORD_MIN_LENGTH} characters.`);
  }
  if (demoRefusal && (email.toLowerCase() === DEMO_ADMIN.email || password === DEMO_ADMIN.password)) {
    throw new UserFacingError(
      `${demoRefusal}: the demo admin is public knowledge. Choose another ADMIN_EMAIL and ADMIN_PASSWORD.`,
    );
  }
  return { email, password, demo: false };
}
