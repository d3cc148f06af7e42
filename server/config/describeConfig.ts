import { join } from 'node:path';
import type { Config } from './readConfig';

/** Returns the active settings as one log line. It contains no secrets, and no user names or passwords from URLs. */
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
    requests,
    requestRetentionDays,
  } = config;
  const settings = {
    mode: production ? 'production' : admin.demo ? 'demo' : 'own admin',
    database: databaseUrl ? stripCredentials(databaseUrl) : `embedded in ${dataDir}`,
    pictures: bucket ? stripCredentials(bucket.endpoint) : join(dataDir, 'uploads'),
    email: smtpUrl ? stripCredentials(smtpUrl) : join(dataDir, 'outbox'),
    'public URL': publicUrl,
    api: apiOrigin ?? 'built-in',
    'trusted proxies': trustProxy ?? 'none',
    metrics: metricsPort ? `port ${metricsPort}` : 'off',
    rendering: render,
    consultations: requests ? `stored for ${requestRetentionDays} days` : 'off',
    node: process.versions.node,
  };
  return `Configured: ${Object.entries(settings)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')}`;
}

function stripCredentials(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
