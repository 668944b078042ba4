import { PassThrough, Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { logContext, nonceContext } from '../server/http/request-context.ts';
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

/** Renders a document: sends the shell first and deferred parts later, except while prerendering. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const scripts = [router.manifest.hmr?.runtime, router.manifest.entry.module].filter(
    (src) => src !== undefined,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let failed = false;
    const deferred = new DeferredParts();
    const send = () => {
      const body = new PassThrough();
      pipe(body);
      body.once('close', () => clearTimeout(timer));
      const page = deferred.any ? Readable.from(fillIn(body, deferred)) : body;
      resolve(
        new Response(createReadableStreamFromReadable(page), {
          headers,
          status: failed ? 500 : status,
        }),
      );
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ scripts, nonce }}>
        <DeferredContext value={deferred}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </DeferredContext>
      </DocumentContext>,
      {
        nonce,
        [nonce ? 'onShellReady' : 'onAllReady']: send,
        onShellError: reject,
        onError(error) {
          failed = true;
          context.get(logContext).error({ err: error }, 'part of a page failed');
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Inserts the deferred parts into a rendered page. */
async function* fillIn(page: PassThrough, deferred: DeferredParts): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk as Buffer);
  for await (const piece of deferred.fill(Buffer.concat(chunks).toString()))
    yield Buffer.from(piece);
}
