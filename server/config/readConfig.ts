import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import type { S3Config } from '../images/s3Storage';
import { UserFacingError } from './userFacingError';

/** Admin account if ADMIN_EMAIL is unset. Allowed only if no other machine can reach the shop (docs/decisions/0005). */
export const DEMO_ADMIN = { email: 'admin@spasummit.example', password: 'Sauna&Snow-1874' } as const;

/** IP addresses of the loopback interface. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Minimum length of a password, in characters (docs/specification.md §5). */
export const MIN_PASSWORD_LENGTH = 6;

/** The validated environment variables. README.md describes each of them under 'Configuration'. */
export interface Config {
  readonly host: string;
  /**
   * Port on which the server listens. If it is 0, the system chooses a free port. `main.ts` then writes that port here,
   * and also into `publicUrl` if PUBLIC_URL is unset.
   */
  port: number;
  /** Port that serves `/metrics`. If unset, metrics are not served. */
  readonly metricsPort?: number;
  /** Absolute path of the folder with the embedded database, `uploads` and `outbox`. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** S3 bucket for uploaded images. If unset, they are stored in `dataDir`. */
  readonly bucket?: S3Config;
  readonly smtpUrl?: string;
  /** Email address from which all mail is sent. */
  readonly mailFrom: string;
  /** Origin without a trailing slash: the base of mailed links and canonical URLs. */
  publicUrl: string;
  /** Origin of the API that the site was built for, if that is not this server. */
  readonly apiOrigin?: string;
  readonly production: boolean;
  /**
   * Proxies whose X-Forwarded-For is trusted: IP addresses, networks or names such as `loopback`. If unset, no proxy is
   * trusted.
   */
  readonly trustProxy?: string;
  readonly admin: { readonly email: string; readonly password: string; readonly demo: boolean };
  /** Reason why the demo admin is forbidden, such as `NODE_ENV is production`. Undefined if it is allowed. */
  readonly demoRefusal?: string;
  readonly render: 'on' | 'off';
  /** Whether admins must confirm each sign-in with a passkey. */
  readonly adminPasskeys: 'optional' | 'required';
  /** The settings for new requests. Undefined if the consultation forms send nothing, which is the default. */
  readonly requests?: {
    /** Email address that is told about each new request. */
    readonly houseEmail: string;
  };
  /** Days after which a request is anonymised, even if no new ones are stored. */
  readonly requestRetentionDays: number;
}

/**
 * Reads and validates the configuration in environment variables. Empty variables count as unset. Throws
 * UserFacingError with a message that names the variable and the expected value.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = (name: string) => env[name]?.trim() || undefined;
  const port = readPort('PORT', value('PORT') ?? '3000');
  const metricsPort =
    value('METRICS_PORT') === undefined ? undefined : readPort('METRICS_PORT', value('METRICS_PORT') ?? '');
  if (metricsPort !== undefined && metricsPort === port)
    throw new UserFacingError('METRICS_PORT is the same as PORT. Set it to another port.');
  const production = value('NODE_ENV') === 'production';
  const render = readSwitch('RENDER', value('RENDER') ?? 'on');
  const publicUrl = readOrigin('PUBLIC_URL', value('PUBLIC_URL')) ?? `http://localhost:${port}`;
  const host = value('HOST') ?? '127.0.0.1';
  const demoRefusal = findDemoRefusal(production, host, publicUrl);
  const admin = readAdmin(value('ADMIN_EMAIL'), env['ADMIN_PASSWORD'] || undefined, demoRefusal);
  return {
    host,
    port,
    metricsPort,
    dataDir: resolve(value('DATA_DIR') ?? 'data'),
    databaseUrl: readUrl('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']),
    bucket: readBucket(value('S3_URL')),
    smtpUrl: readUrl('SMTP_URL', value('SMTP_URL'), ['smtp:', 'smtps:']),
    mailFrom: readEmail('MAIL_FROM', value('MAIL_FROM')) ?? defaultMailFrom(new URL(publicUrl).hostname),
    publicUrl,
    apiOrigin: readApiOrigin(value('API_BASE_URL')),
    production,
    trustProxy: readTrustProxy(value('TRUST_PROXY')),
    admin,
    demoRefusal,
    render,
    adminPasskeys: readAdminPasskeys(value('ADMIN_PASSKEYS') ?? 'optional', publicUrl),
    ...(readSwitch('CONSULTATIONS', value('CONSULTATIONS') ?? 'off') === 'on' && {
      requests: {
        houseEmail: readEmail('HOUSE_EMAIL', value('HOUSE_EMAIL')) ?? admin.email,
      },
    }),
    requestRetentionDays: readDays('REQUESTS_RETENTION_DAYS', value('REQUESTS_RETENTION_DAYS') ?? '730'),
  };
}

function readSwitch(name: string, text: string): 'on' | 'off' {
  if (text === 'on' || text === 'off') return text;
  throw new UserFacingError(`${name} is "${text}". Set it to on or off.`);
}

/** Browsers accept passkeys only for domain names, so they cannot be required at an IP address. */
function readAdminPasskeys(text: string, publicUrl: string): 'optional' | 'required' {
  if (text !== 'optional' && text !== 'required') {
    throw new UserFacingError(`ADMIN_PASSKEYS is "${text}". Set it to optional or required.`);
  }
  if (text === 'required' && isIP(hostOf(publicUrl)) > 0) {
    throw new UserFacingError(
      `ADMIN_PASSKEYS is "required", but passkeys need a domain name, and PUBLIC_URL is "${publicUrl}".`,
    );
  }
  return text;
}

function readDays(name: string, text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new UserFacingError(`${name} is "${text}". Set it to a number of days from 1 to 99999.`);
}

function readEmail(name: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return text;
  throw new UserFacingError(`${name} is "${text}". Set it to an email address, without a name.`);
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

/**
 * Returns `text` if it is undefined or a URL with one of `protocols`. Otherwise throws UserFacingError. The message
 * omits the URL, because it may contain a password.
 */
function readUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (text === undefined || protocols.includes(parseUrl(text)?.protocol ?? '')) return text;
  throw new UserFacingError(`${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
}

function readBucket(text: string | undefined): S3Config | undefined {
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || !/^\/[^/]+\/?$/.test(url.pathname)) {
    throw new UserFacingError(
      'S3_URL must have the form https://KEY:SECRET@host/bucket?region=REGION, with key and secret percent-encoded.',
    );
  }
  return {
    endpoint: `${url.origin}${url.pathname}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    // Defaults to 'auto', which S3-compatible services without regions accept.
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
    throw new UserFacingError(`API_BASE_URL is "${text}". Set it to a URL that starts with https:// or http://.`);
  }
  return url.origin;
}

/**
 * Returns an address at the public host. If that is localhost or an IP address, the address is at a domain that is
 * reserved for examples.
 */
function defaultMailFrom(publicHost: string): string {
  return `no-reply@${/\.[a-z]+$/.test(publicHost) ? publicHost : 'spasummit.example'}`;
}

function readTrustProxy(text: string | undefined): string | undefined {
  const names = ['loopback', 'linklocal', 'uniquelocal'];
  const isProxy = (item: string) => {
    const [ip = '', bits = '0', more] = item.split('/');
    const maxBits = isIP(ip) === 4 ? 32 : 128;
    const isNetwork = isIP(ip) > 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
    return names.includes(item) || (isNetwork && more === undefined);
  };
  if (text === undefined || text.split(',').every((item) => isProxy(item.trim()))) return text;
  throw new UserFacingError(
    `TRUST_PROXY is "${text}". Set it to the addresses of your proxies, separated by commas, such as 10.0.0.5 or loopback.`,
  );
}

/**
 * Returns why the demo admin is forbidden, or undefined if it is allowed. Its password is public, so it is forbidden in
 * production and if other machines may reach the shop.
 */
function findDemoRefusal(production: boolean, host: string, publicUrl: string): string | undefined {
  if (production) return 'NODE_ENV is production';
  if (!isLoopback(host)) return `HOST is "${host}", which other machines can reach`;
  if (!isLoopback(hostOf(publicUrl))) return `PUBLIC_URL is "${publicUrl}", which other machines can reach`;
  return undefined;
}

/** Returns the host of a URL, without the brackets that enclose an IPv6 address there. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

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
    throw new UserFacingError(`ADMIN_EMAIL is "${email}". Set it to an email address.`);
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new UserFacingError(`ADMIN_PASSWORD is too short. Use at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  if (demoRefusal && (email.toLowerCase() === DEMO_ADMIN.email || password === DEMO_ADMIN.password)) {
    throw new UserFacingError(
      `${demoRefusal}: the demo admin's credentials are public. Choose another ADMIN_EMAIL and ADMIN_PASSWORD.`,
    );
  }
  return { email, password, demo: false };
}
