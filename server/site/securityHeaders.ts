import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';

/**
 * The headers of every answer. The policy allows what is ours and nothing inline: scripts, styles and fonts from this
 * origin, pictures also from a provider's https host, calls also to the API that the site was built for.
 */
export async function installSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const https = config.publicUrl.startsWith('https://');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'", ...(config.apiOrigin ? [config.apiOrigin] : [])],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // blob: is a picture that staff have just picked and that is not sent yet.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(config.apiOrigin ? [config.apiOrigin] : [])],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        // Text becomes HTML or a script's address only through these: src/trusted.ts, webpack's own, src/wake.ts.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default', 'spa-summit', 'wake'],
        // On plain http it would send the browser to an https that does not exist.
        upgradeInsecureRequests: https ? [] : null,
      },
    },
    strictTransportSecurity: https,
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
