import { join } from 'node:path';
import type { Config } from './readConfig';

/** What this start runs with, in one line for whoever reads the log: places without names and passwords, no secrets. */
export function describeConfig(config: Config): string {
  const {
    production,
    admin,
    databaseUrl,
    dataDir,
    bucket,
    smtpUrl,
    publicUrl,
    apiOrigin,
    trustProxy,
    metricsPort,
    render,
  } = config;
  const settings = {
    mode: production ? 'production' : admin.demo ? 'demo' : 'own admin',
    database: databaseUrl ? placeOf(databaseUrl) : `embedded in ${dataDir}`,
    pictures: bucket ? placeOf(bucket.endpoint) : join(dataDir, 'uploads'),
    mails: smtpUrl ? placeOf(smtpUrl) : join(dataDir, 'outbox'),
    'public address': publicUrl,
    api: apiOrigin ?? 'its own',
    'trusted proxies': trustProxy ?? 'none',
    metrics: metricsPort ? `port ${metricsPort}` : 'off',
    rendering: render,
    node: process.versions.node,
  };
  return `Configured: ${Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')}`;
}

function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
