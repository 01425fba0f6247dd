import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere, no inline script; styles and scripts are files of ours. */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  // Said below, and only to those who came by https.
  strictTransportSecurity: false,
};

/** Seconds; a year. */
const KEPT = 31_536_000;

/** A host that is reached by https once is reached by nothing else from then on. */
export const KEEP_TO_HTTPS = { 'strict-transport-security': `max-age=${KEPT}` } as const;

export function keepToHttps(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.headers(KEEP_TO_HTTPS);
    done();
  });
}
