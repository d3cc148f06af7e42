import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/readConfig';

/** Security headers, which are set on every response, even if Node rejects the request before Fastify sees it. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** Returns the security headers. HSTS is included only if the public URL is https. */
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
    // 0 turns off the XSS filters of old browsers, because attackers could abuse the filters themselves.
    'x-xss-protection': '0',
  };
}

/**
 * Returns the Content-Security-Policy. It allows resources of this origin only, and nothing inline. If the site was
 * built for another API, it also allows requests to that API, and images from any https origin.
 */
function contentSecurityPolicy(apiOrigin: string | undefined, https: boolean): string {
  const directives = [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // blob: allows the preview of an image before its upload. If the site uses another API, its images may come from
    // any CDN (https:).
    `img-src 'self' data: blob:${apiOrigin ? ` https: ${apiOrigin}` : ''}`,
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self'",
    // Only these Trusted Types policies may turn text into HTML or script URLs. They are created by
    // src/boot/trustedTypesPolicy.ts, webpack's runtime and src/boot/hydrationLoader.ts.
    "require-trusted-types-for 'script'",
    'trusted-types default spa-summit hydration-loader',
  ];
  // Upgrade http URLs only if the site is on https, because otherwise browsers would request https URLs that do not
  // exist.
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join(';');
}

/**
 * The headers that browsers obey on documents only. They are left out of scripts, styles, fonts and raster images: they
 * have 700 bytes, and a phone loads seven such files before its first screen. SVG images and PDFs are documents too.
 */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const;

/** Sets the given headers on every response of the app. */
export function installSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
}
