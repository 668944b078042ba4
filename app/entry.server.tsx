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
import { DocumentContext } from './document/document.ts';
import { LateParts } from './document/late.server.tsx';
import { LateContext } from './document/late.tsx';

/** Milliseconds after which a streamed page gives up on data that has not come. */
export const streamTimeout = 5_000;

/** Logs what loaders, actions and rendering throw, except refusals such as a 404. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const refused = isRouteErrorResponse(error) && error.status < 500;
  if (!refused && !request.signal.aborted) {
    context.get(logContext).error({ err: error }, 'page failed');
  }
};

/** Renders a document; the shell is sent at once and slow parts follow, except while prerendering. */
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
    const late = new LateParts();
    const send = () => {
      const body = new PassThrough();
      pipe(body);
      body.once('close', () => clearTimeout(timer));
      const page = late.any ? Readable.from(fillIn(body, late)) : body;
      resolve(
        new Response(createReadableStreamFromReadable(page), {
          headers,
          status: failed ? 500 : status,
        }),
      );
    };
    const { pipe, abort } = renderToPipeableStream(
      <DocumentContext value={{ scripts, nonce }}>
        <LateContext value={late}>
          <ServerRouter context={router} url={request.url} nonce={nonce} />
        </LateContext>
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

/** A rendered page, cut where its late parts go. */
async function* fillIn(page: PassThrough, late: LateParts): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of page) chunks.push(chunk as Buffer);
  for await (const piece of late.fill(Buffer.concat(chunks).toString())) yield Buffer.from(piece);
}
