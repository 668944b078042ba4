import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ReadableStream } from 'node:stream/web';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logContext, nonceContext, renderContext } from '../server/http/request-context.ts';
import { DeferredParts } from './document/deferred.server.tsx';
import { DeferredContext } from './document/deferred.tsx';
import { DocumentContext } from './document/document.ts';

/** Timeout of deferred data in a streamed page, in ms. */
export const streamTimeout = 5_000;

/** Logs errors of loaders, actions and rendering, except refusals such as a 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) {
    context.get(logContext).error({ err: error }, 'page failed');
  }
};

/** Renders a document when the server's queue lets it (`server/http/render-queue.ts`). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const route = router.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return context.get(renderContext)({ status, route }, () =>
    render(request, { status, headers }, router, context),
  );
}

/**
 * Renders a document as a whole, in one piece with a Content-Length. React's own chunks of 2 KB would
 * each pass through five streams, which cost as much as rendering. Only a page with deferred parts is
 * sent in pieces.
 */
function render(
  request: Request,
  { status, headers }: { status: number; headers: Headers },
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const scripts = [router.manifest.hmr?.runtime, router.manifest.entry.module].filter(
    (src) => src !== undefined,
  );
  return new Promise((resolve, reject) => {
    let failed = false;
    const deferred = new DeferredParts();
    const send = async () => {
      clearTimeout(timer);
      const page = await buffer(pipe(new PassThrough()));
      const init = { headers, status: failed ? 500 : status };
      if (deferred.any) {
        const pieces = ReadableStream.from(deferred.fill(page.toString()));
        return new Response(pieces as globalThis.ReadableStream, init);
      }
      headers.set('content-length', String(page.length));
      return new Response(new Uint8Array(page), init);
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ scripts, nonce }}>
        <DeferredContext value={deferred}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </DeferredContext>
      </DocumentContext>,
      {
        nonce,
        // React 19.2 calls this after a shell error too; `send` then rejects again, which must not go
        // unhandled.
        onAllReady: () => send().then(resolve, reject),
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          failed = true;
          context.get(logContext).error({ err: error }, 'part of a page failed');
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
