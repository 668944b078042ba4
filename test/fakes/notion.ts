import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Speaks the part of Notion's API that the blog uses (version 2025-09-03), over real HTTP. */
export interface FakeNotion {
  /** Origin to give as `NOTION_BASE_URL`. */
  url: string;
  databaseId: string;
  pages: Map<string, FakePage>;
  /** Files under `/files/`; a URL is valid only with the current `signature`. */
  files: Map<string, { type: string; bytes: Uint8Array }>;
  /** Changes every hour at Notion; a link signed before gets 403. */
  signature: string;
  /** Called before each request; a fault that it returns replaces the response. */
  fault: ((path: string) => Fault | undefined) | undefined;
  /** Method and path of every request so far. */
  requests: string[];
  stop(): Promise<void>;
}

export type Fault =
  | { status: number; headers?: Record<string, string>; body?: string }
  | 'hang'
  | 'hang in the body'
  | 'drop';

export interface FakePage {
  id: string;
  last_edited_time: string;
  properties: Record<string, unknown>;
  in_trash?: boolean;
  cover?: unknown;
  blocks: unknown[];
  /** Not in the list, but found by its id. */
  unlisted?: boolean;
  /** Sent in place of the page, to test invalid responses. */
  raw?: unknown;
}

/** Starts the server on a free port of the loopback. */
export async function startFakeNotion(): Promise<FakeNotion> {
  const fake: FakeNotion = {
    url: '',
    databaseId: '0123456789abcdef0123456789abcdef',
    pages: new Map(),
    files: new Map(),
    signature: 'first',
    fault: undefined,
    requests: [],
    stop: () => stop(server),
  };
  const server = createServer((request, response) => answer(fake, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return fake;
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Text as Notion writes it. */
export function richText(text: string, more: Record<string, unknown> = {}): unknown[] {
  return [{ type: 'text', text: { content: text }, plain_text: text, href: null, ...more }];
}

/** A block of a text type. */
export function textBlock(type: string, text: string, more: Record<string, unknown> = {}): unknown {
  return block(type, { rich_text: richText(text, more) });
}

let number = 0;
export function block(type: string, content: unknown, children: unknown[] = []): unknown {
  number += 1;
  const id = `b10c0000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  return {
    object: 'block',
    id,
    type,
    has_children: children.length > 0,
    [type]: content,
    children,
  };
}

/** A page as an owner's database has it; `Published` by default. */
export function page(id: number, title: string, more: Partial<PageWords> = {}): FakePage {
  const words = { status: 'Published', slug: '', date: '2025-03-01', ...more };
  return {
    id: `aaaa0000-0000-4000-8000-${String(id).padStart(12, '0')}`,
    last_edited_time: words.edited ?? '2025-03-02T10:00:00.000Z',
    blocks: words.blocks ?? [textBlock('paragraph', `Text of ${title}.`)],
    properties: {
      Name: { type: 'title', title: richText(title) },
      Slug: { type: 'rich_text', rich_text: words.slug ? richText(words.slug) : [] },
      Excerpt: { type: 'rich_text', rich_text: richText(`About ${title}.`) },
      Category: { type: 'select', select: { name: 'Search' } },
      Author: { type: 'people', people: [{ object: 'user', name: 'Robin Vale' }] },
      'Publish Date': { type: 'date', date: words.date ? { start: words.date } : null },
      Tags: {
        type: 'multi_select',
        multi_select: (words.tags ?? ['SEO']).map((name) => ({ name })),
      },
      'SEO Title': { type: 'rich_text', rich_text: [] },
      'Meta Description': { type: 'rich_text', rich_text: [] },
      Status: { type: 'status', status: { name: words.status } },
    },
  };
}

interface PageWords {
  status: string;
  slug: string;
  date: string;
  edited: string;
  tags: string[];
  blocks: unknown[];
}

async function answer(fake: FakeNotion, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', fake.url);
  fake.requests.push(`${request.method} ${url.pathname}`);
  const fault = fake.fault?.(url.pathname);
  if (fault) return misbehave(fault, response);
  if (url.pathname.startsWith('/files/')) return sendFile(fake, url, response);
  if (request.headers.authorization !== 'Bearer secret') return send(response, 401, unauthorized);
  const body = await readJson(request);
  const found = route(fake, url, body);
  if (found === undefined) return send(response, 404, notFound);
  return send(response, 200, found);
}

const unauthorized = {
  object: 'error',
  status: 401,
  code: 'unauthorized',
  message: 'API token is invalid.',
};
const notFound = {
  object: 'error',
  status: 404,
  code: 'object_not_found',
  message: 'Could not find it.',
};

function route(fake: FakeNotion, url: URL, body: Record<string, unknown>): unknown {
  const [, , kind, id = '', action] = url.pathname.split('/');
  if (kind === 'databases' && id === fake.databaseId) {
    return { object: 'database', id, data_sources: [{ id: 'source-1', name: 'Posts' }] };
  }
  if (kind === 'data_sources' && id === 'source-1' && action === 'query') {
    const listed = [...fake.pages.values()].filter((entry) => !entry.in_trash && !entry.unlisted);
    return cursorList(listed.map(show), body.start_cursor, body.page_size);
  }
  if (kind === 'pages') {
    const found = fake.pages.get(id);
    return found && show(found);
  }
  if (kind === 'blocks' && action === 'children') {
    const blocks = fake.pages.get(id)?.blocks ?? childrenOf(fake, id);
    return (
      blocks &&
      cursorList(blocks, url.searchParams.get('start_cursor'), url.searchParams.get('page_size'))
    );
  }
  return undefined;

  function show(entry: FakePage): unknown {
    const { blocks: _, raw, unlisted: __, ...shown } = entry;
    const parent = {
      type: 'data_source_id',
      data_source_id: 'source-1',
      database_id: fake.databaseId,
    };
    const created_time = '2025-01-01T00:00:00.000Z';
    return (
      raw ?? { object: 'page', created_time, in_trash: false, archived: false, parent, ...shown }
    );
  }
}

function childrenOf(fake: FakeNotion, id: string): unknown[] | undefined {
  const search = (blocks: unknown[]): unknown[] | undefined => {
    for (const entry of blocks as { id: string; children: unknown[] }[]) {
      const found = entry.id === id ? entry.children : search(entry.children ?? []);
      if (found) return found;
    }
    return undefined;
  };
  for (const entry of fake.pages.values()) {
    const found = search(entry.blocks);
    if (found) return found;
  }
  return undefined;
}

function cursorList(all: unknown[], cursor: unknown, size: unknown): unknown {
  const from = Number(cursor ?? 0);
  const to = from + Number(size ?? 100);
  return {
    object: 'list',
    results: all.slice(from, to),
    has_more: to < all.length,
    next_cursor: to < all.length ? String(to) : null,
  };
}

function sendFile(fake: FakeNotion, url: URL, response: ServerResponse) {
  const file = fake.files.get(url.pathname.slice('/files/'.length));
  if (url.searchParams.get('X-Amz-Signature') !== fake.signature) {
    return response.writeHead(403, { 'content-type': 'application/xml' }).end('<Error/>');
  }
  if (!file) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': file.type }).end(file.bytes);
}

function misbehave(fault: Fault, response: ServerResponse): void {
  if (fault === 'hang') return;
  if (fault === 'drop') {
    response.destroy();
  } else if (fault === 'hang in the body') {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"object":');
  } else {
    const { status, headers = {}, body = '' } = fault;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
