import { readConfig } from './readConfig';
import { describeConfig } from './describeConfig';

const node = process.versions.node;

test('returns the active settings in one line', () => {
  expect(describeConfig(readConfig({ DATA_DIR: '/srv/spa' }))).toBe(
    'Configured: mode demo; database embedded in /srv/spa; pictures /srv/spa/uploads; email /srv/spa/outbox; ' +
      `public URL http://localhost:3000; api built-in; trusted proxies none; metrics off; rendering on; consultations off; node ${node}`,
  );
});

test('contains hosts and paths, but no user names, passwords or keys', () => {
  const line = describeConfig(
    readConfig({
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'secret@example.com',
      ADMIN_PASSWORD: 'secret password',
      DATABASE_URL: 'postgres://secret:secret@db.internal:5433/spa?password=secret',
      S3_URL: 'https://secret:secret@s3.example/pictures?region=secret',
      SMTP_URL: 'smtps://secret:secret@mail.example',
      PUBLIC_URL: 'https://spasummit.example',
      TRUST_PROXY: 'loopback',
      METRICS_PORT: '9090',
      CONSULTATIONS: 'on',
      REQUESTS_RETENTION_DAYS: '30',
      DATA_DIR: '/srv/spa',
    }),
  );
  expect(line).toBe(
    'Configured: mode production; database postgres://db.internal:5433/spa; pictures https://s3.example/pictures; ' +
      'email smtps://mail.example; public URL https://spasummit.example; api built-in; trusted proxies loopback; ' +
      `metrics port 9090; rendering on; consultations stored for 30 days; node ${node}`,
  );
});
