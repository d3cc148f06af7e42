import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/readConfig';

/** The headers that every response has, the ones that Node refuses before Fastify sees them included. */
export type SecurityHeaders = Readonly<Record<string, string>>;

export function securityHeaders({ publicUrl, apiOrigin }: Pick<Config, 'publicUrl' | 'apiOrigin'>): SecurityHeaders {
  const https = publicUrl.startsWith('https://');
  return {
    'content-security-policy': contentSecurityPolicy(apiOrigin, https),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'no-referrer',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    // Off: the filters of old browsers could themselves be abused.
    'x-xss-protection': '0',
  };
}

/** Allows what comes from this origin and nothing inline, and calls and images of the API that the site was built for. */
function contentSecurityPolicy(apiOrigin: string | undefined, https: boolean): string {
  const directives = [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // blob: is an image that staff have picked and not sent yet. Another provider may keep its images on a CDN.
    `img-src 'self' data: blob:${apiOrigin ? ` https: ${apiOrigin}` : ''}`,
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    // Text becomes HTML or a script's URL only through these policies: src/boot/trustedTypesPolicy.ts, webpack's own, src/boot/hydrationLoader.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default spa-summit hydration-loader',
  ];
  // On plain http it would send the browser to an https that does not exist.
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join(';');
}

/** Sets these headers on every response of the app. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
