import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where the response goes: hydrated pages carry a nonce, https ones are kept on https. */
export interface Delivery {
  https: boolean;
  nonce?: string;
}

/** No directive allows inline script or style, `eval` or another origin. CSP level 3. */
export function contentSecurityPolicy({ https, nonce }: Delivery): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Powers no page uses, so that no script that might slip in has them. */
const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** What every response carries. Scored by the rules of MDN's HTTP Observatory in a test. */
export function securityHeaders(delivery: Delivery): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(delivery),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
    // Two years and preload: the conditions of hstspreload.org.
    ...(delivery.https
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
      : {}),
  };
}

/** Whether the visitor is on https: the site's address says so, or a trusted proxy does. */
export function isHttps(request: Pick<FastifyRequest, 'protocol'>, siteUrl: string): boolean {
  return siteUrl.startsWith('https:') || request.protocol === 'https';
}

/** Puts the headers on a reply before anything else can answer; also where hooks don't run. */
export function headerSetter(app: FastifyInstance, siteUrl: string) {
  const plain = securityHeaders({ https: false });
  const secure = securityHeaders({ https: true });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isHttps(request, siteUrl) ? secure : plain);
    reply.header('x-request-id', request.id);
    if (app.draining) reply.header('connection', 'close');
  };
}
