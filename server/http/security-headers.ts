import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from './request-id.ts';

/** What browsers may be told to open over https only: this host, its subdomains, the preload list. */
export const hstsScopes = ['host', 'subdomains', 'preload'] as const;
export type Hsts = (typeof hstsScopes)[number];

/** Whether the visitor is on https, and what their browser is told of it. */
export type HeaderOptions = { https: false } | { https: true; hsts: Hsts };

interface PolicyOptions {
  https: boolean;
  /** CSP nonce of a page that hydrates. */
  nonce?: string;
}

/** No directive allows inline script or style, `eval` or another origin. CSP level 3. */
export function contentSecurityPolicy({ https, nonce }: PolicyOptions): string {
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

/** Browser features we disable: no page uses them, so an injected script must not either. */
const disabledFeatures = [
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

/** Security headers of every response; a test scores them by the rules of MDN's HTTP Observatory. */
export function securityHeaders(options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': disabledFeatures.map((name) => `${name}=()`).join(', '),
    ...(options.https ? { 'strict-transport-security': hstsValues[options.hsts] } : {}),
  };
}

/** RFC 6797, section 6.1; two years and both directives are the requirements of hstspreload.org. */
const hstsValues: Record<Hsts, string> = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Whether the visitor is on https: the site's address says so, or a trusted proxy does. */
export function isHttps(request: Pick<FastifyRequest, 'protocol'>, siteUrl: string): boolean {
  return siteUrl.startsWith('https:') || request.protocol === 'https';
}

/** Creates the function that sets a reply's headers; framework errors call it, as no hook runs. */
export function headerSetter(app: FastifyInstance, siteUrl: string, hsts: Hsts) {
  const plain = securityHeaders({ https: false });
  const secure = securityHeaders({ https: true, hsts });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(isHttps(request, siteUrl) ? secure : plain);
    reply.header(requestIdHeader, request.id);
    if (app.draining) reply.header('connection', 'close');
  };
}
