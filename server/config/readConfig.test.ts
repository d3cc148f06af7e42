import { join } from 'node:path';
import { readContract } from '../http/contract';
import { MIN_PASSWORD_LENGTH, readConfig } from './readConfig';
import { UserFacingError } from './userFacingError';

const own = { ADMIN_EMAIL: 'eva@example.com', ADMIN_PASSWORD: 'long enough' };

test('unset variables get the defaults that README.md documents', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    metricsPort: undefined,
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-reply@spasummit.example',
    publicUrl: 'http://localhost:3000',
    apiOrigin: undefined,
    production: false,
    trustProxy: undefined,
    admin: { email: 'admin@spasummit.example', password: 'Sauna&Snow-1874', demo: true },
    demoRefusal: undefined,
    render: 'on',
    adminPasskeys: 'optional',
    requestRetentionDays: 730,
  });
});

test('uses the variables that are set; an empty one counts as unset', () => {
  const env = {
    PORT: '8080',
    METRICS_PORT: '9090',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/spa',
    DATABASE_URL: 'postgres://spa:secret@db/spa',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'care@spasummit.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,fd00::1',
    PUBLIC_URL: 'https://spasummit.example/',
    API_BASE_URL: '',
    ADMIN_EMAIL: 'eva@example.com',
    ADMIN_PASSWORD: ' with spaces ',
    NODE_ENV: 'production',
    RENDER: 'off',
    ADMIN_PASSKEYS: 'required',
  };
  expect(readConfig(env)).toEqual({
    host: '0.0.0.0',
    port: 8080,
    metricsPort: 9090,
    dataDir: '/srv/spa',
    databaseUrl: 'postgres://spa:secret@db/spa',
    smtpUrl: 'smtps://mail.example',
    mailFrom: 'care@spasummit.example',
    publicUrl: 'https://spasummit.example',
    apiOrigin: undefined,
    production: true,
    trustProxy: 'loopback, 10.0.0.0/8,fd00::1',
    admin: { email: 'eva@example.com', password: ' with spaces ', demo: false },
    demoRefusal: 'NODE_ENV is production',
    render: 'off',
    adminPasskeys: 'required',
    requestRetentionDays: 730,
  });
});

test.each([
  ['https://shop.example', 'no-reply@shop.example'],
  ['https://shop.example:8443', 'no-reply@shop.example'],
  ['http://192.0.2.1', 'no-reply@spasummit.example'],
  ['http://[::1]:3000', 'no-reply@spasummit.example'],
])('with PUBLIC_URL %s, the default sender is %s', (publicUrl, mailFrom) => {
  expect(readConfig({ ...own, PUBLIC_URL: publicUrl }).mailFrom).toBe(mailFrom);
});

describe('requests are stored only with CONSULTATIONS=on', () => {
  test.each([{}, { CONSULTATIONS: 'off' }, { HOUSE_EMAIL: 'house@example.com' }])('%j: not stored', (env) => {
    expect(readConfig(env)).not.toHaveProperty('requests');
  });

  test.each([
    [{}, { requests: { houseEmail: 'admin@spasummit.example' }, requestRetentionDays: 730 }],
    [
      { HOUSE_EMAIL: 'house@example.com', REQUESTS_RETENTION_DAYS: '30' },
      { requests: { houseEmail: 'house@example.com' }, requestRetentionDays: 30 },
    ],
  ])('%j: stored', (env, settings) => {
    expect(readConfig({ CONSULTATIONS: 'on', ...env })).toMatchObject(settings);
  });

  test.each([
    [{ CONSULTATIONS: 'yes' }, 'CONSULTATIONS is "yes". Set it to on or off.'],
    [
      { CONSULTATIONS: 'on', HOUSE_EMAIL: 'House <house@example.com>' },
      'HOUSE_EMAIL is "House <house@example.com>". Set it to an email address, without a name.',
    ],
    [
      { CONSULTATIONS: 'on', REQUESTS_RETENTION_DAYS: '0' },
      'REQUESTS_RETENTION_DAYS is "0". Set it to a number of days from 1 to 99999.',
    ],
  ])('%j: refused', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

test('S3_URL contains the bucket, its access key and its region', () => {
  expect(
    readConfig({ S3_URL: 'https://AKIA:a%2Fb%2B@s3.eu-central-1.amazonaws.com/shop?region=eu-central-1' }).bucket,
  ).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com/shop',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+',
    region: 'eu-central-1',
  });
  expect(readConfig({ S3_URL: 'http://key:secret@127.0.0.1:9000/shop' }).bucket?.region).toBe('auto');
});

const demo = { ADMIN_EMAIL: 'Admin@SpaSummit.example', ADMIN_PASSWORD: 'Sauna&Snow-1874' };

describe('the demo admin, whose password is public, is allowed only if no other machine can reach the shop', () => {
  test.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '127.8.9.10' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    ...['http://localhost:3001', 'http://shop.localhost', 'https://127.0.0.1:8443', 'http://[::1]:3000'].map(
      (PUBLIC_URL) => ({ PUBLIC_URL }),
    ),
  ])('%j: allowed', (env) => {
    expect(readConfig(env)).toMatchObject({ admin: { demo: true }, demoRefusal: undefined });
  });

  const reachable: [NodeJS.ProcessEnv, string][] = [
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    ...['0.0.0.0', '::', '192.168.0.7', '128.0.0.1', 'fe80::1', 'shop.example', 'localhost.example'].map(
      (HOST): [NodeJS.ProcessEnv, string] => [{ HOST }, `HOST is "${HOST}", which other machines can reach`],
    ),
    ...['https://shop.example', 'http://192.168.0.7:3000', 'https://localhost.example', 'http://[fe80::1]'].map(
      (PUBLIC_URL): [NodeJS.ProcessEnv, string] => [
        { PUBLIC_URL },
        `PUBLIC_URL is "${PUBLIC_URL}", which other machines can reach`,
      ],
    ),
  ];
  test.each(reachable)('%j: forbidden, also if the environment names its email address or password', (env, reason) => {
    const refusal = `${reason}: the demo admin's credentials are public. Choose another ADMIN_EMAIL and ADMIN_PASSWORD.`;
    expect(() => readConfig(env)).toThrow(
      new UserFacingError(`${reason}: set ADMIN_EMAIL and ADMIN_PASSWORD for the first admin.`),
    );
    expect(() => readConfig({ ...env, ...demo })).toThrow(new UserFacingError(refusal));
    expect(() => readConfig({ ...env, ...own, ADMIN_EMAIL: demo.ADMIN_EMAIL })).toThrow(new UserFacingError(refusal));
    expect(() => readConfig({ ...env, ...own, ADMIN_PASSWORD: demo.ADMIN_PASSWORD })).toThrow(
      new UserFacingError(refusal),
    );
    expect(readConfig({ ...env, ...own })).toMatchObject({ admin: { demo: false }, demoRefusal: reason });
  });
});

test.each<[NodeJS.ProcessEnv, string]>([
  [{ PORT: 'http' }, 'PORT is "http". Set it to a number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT is "65536". Set it to a number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT is "-1". Set it to a number from 0 to 65535.'],
  [{ PORT: '30.5' }, 'PORT is "30.5". Set it to a number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://root:secret@db/spa' },
    'DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
  ],
  ...[
    's3.example/b',
    'https://s3.example/b',
    'https://k:s@s3.example/',
    'https://k:s@s3.example/b/c',
    's3://k:s@h/b',
  ].map((S3_URL): [NodeJS.ProcessEnv, string] => [
    { S3_URL },
    'S3_URL must have the form https://KEY:SECRET@host/bucket?region=REGION, with key and secret percent-encoded.',
  ]),
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://.'],
  [
    { MAIL_FROM: 'Spa Summit <care@spasummit.example>' },
    'MAIL_FROM is "Spa Summit <care@spasummit.example>". Set it to an email address, without a name.',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY is "true". Set it to the addresses of your proxies, separated by commas, such as 10.0.0.5 or loopback.',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY is "10.0.0.0/33". Set it to the addresses of your proxies, separated by commas, such as 10.0.0.5 or loopback.',
  ],
  [
    { PUBLIC_URL: 'spasummit.example' },
    'PUBLIC_URL is "spasummit.example". Set it to an origin such as https://spasummit.example, without a path.',
  ],
  [
    { PUBLIC_URL: 'https://x.example/shop' },
    'PUBLIC_URL is "https://x.example/shop". Set it to an origin such as https://spasummit.example, without a path.',
  ],
  [
    { API_BASE_URL: 'javascript:alert(1)' },
    'API_BASE_URL is "javascript:alert(1)". Set it to a URL that starts with https:// or http://.',
  ],
  [{ RENDER: 'maybe' }, 'RENDER is "maybe". Set it to on or off.'],
  [{ ADMIN_PASSKEYS: 'on' }, 'ADMIN_PASSKEYS is "on". Set it to optional or required.'],
  [
    { ADMIN_PASSKEYS: 'required', PUBLIC_URL: 'http://127.0.0.1:3000' },
    'ADMIN_PASSKEYS is "required", but passkeys need a domain name, and PUBLIC_URL is "http://127.0.0.1:3000".',
  ],
  [
    { ADMIN_EMAIL: 'eva@example.com' },
    'ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both, or neither for the demo admin.',
  ],
  [{ ...own, ADMIN_EMAIL: 'eva' }, 'ADMIN_EMAIL is "eva". Set it to an email address.'],
  [{ ...own, ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD is too short. Use at least 6 characters.'],
])('%j is rejected', (env, message) => {
  expect(() => readConfig(env)).toThrow(new UserFacingError(message));
});

test('the minimum length of a password is the one in the contract', () => {
  expect(readContract().document).toMatchObject({
    components: { schemas: { NewPassword: { minLength: MIN_PASSWORD_LENGTH } } },
  });
});
