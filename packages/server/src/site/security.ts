import type { FastifyInstance } from 'fastify';

/** Nothing from elsewhere, no inline script; styles and scripts are files of ours. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** Powers of a browser that no page of ours asks for. */
const UNUSED_POWERS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** On every answer, whoever gives it: pages, files, calls and refusals. */
export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'permissions-policy': UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
} as const;

/** Seconds; a year. */
const KEPT = 31_536_000;

/** A host that is reached by https once is reached by nothing else from then on. */
const KEEP_TO_HTTPS = `max-age=${KEPT}`;

export type Headers = Readonly<Record<string, string>>;

export interface SecurityOptions {
  /** Whether hosts below this one keep to https too. */
  readonly hstsSubdomains: boolean;
}

/** The headers of answers that came by https, and of all others. */
export function securityHeaders({ hstsSubdomains }: SecurityOptions): {
  readonly plain: Headers;
  readonly https: Headers;
} {
  const kept = hstsSubdomains ? `${KEEP_TO_HTTPS}; includeSubDomains` : KEEP_TO_HTTPS;
  return {
    plain: SECURITY_HEADERS,
    https: { ...SECURITY_HEADERS, 'strict-transport-security': kept },
  };
}

export function secureAnswers(server: FastifyInstance, options: SecurityOptions): void {
  const { plain, https } = securityHeaders(options);
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.protocol === 'https' ? https : plain);
    done();
  });
}
