import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { escapeMarkup } from '../../lib/markup.ts';
import type { ProblemParts } from './problem.ts';

/**
 * Answers with a page for errors outside the React app: a refused request, or a page that failed to
 * render. It uses the site's stylesheets, if there are any, and nothing else.
 */
export function errorPage(reply: FastifyReply, parts: ProblemParts): FastifyReply {
  const title = parts.title ?? STATUS_CODES[parts.status] ?? 'Error';
  const html = `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${parts.status} ${escapeMarkup(title)}</title>
${reply.server.stylesheets.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`).join('\n')}
</head>
<body>
<main class="mx-auto max-w-page px-4 py-section">
<h1 class="font-display text-h1">${escapeMarkup(title)}</h1>
<p class="mt-4 text-lead">${escapeMarkup(parts.detail ?? 'Please go back and try again.')}</p>
<p class="mt-8"><a class="underline" href="/">Back to the home page</a></p>
</main>
</body>
</html>
`;
  if (parts.retryAfter !== undefined) reply.header('retry-after', parts.retryAfter);
  return reply
    .code(parts.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html);
}
