import { data, type RouterContextProvider, redirect } from 'react-router';
import * as v from 'valibot';
import { ErasureRefused } from '../../../lib/privacy/personal.ts';
import { OverloadError } from '../../../lib/work-queue.ts';
import { senderOf, servicesContext } from '../../../server/http/request-context.ts';
import { readPost, retryAfter, throwRefusal } from '../../forms/form-endpoint.server.ts';
import { email, type FieldErrors, parseForm } from '../../forms/rules.ts';
import { eraseByLink, findLink, proveMailbox, requestLink } from './links.server.ts';
import { type Readable, readable } from './readable.server.ts';
import { dataPath, erasedQuery, request as form, sentQuery } from './your-data-copy.ts';

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

const requestSchema = v.object({ email: email() });

/** Data of the policy after a refused post of its form. */
export interface RequestRefusal {
  entries: { email?: string };
  errors: FieldErrors;
  failure?: string;
}

/** Action of the policy: sends a link to an address. */
export async function requestAction({ request, context }: ActionArgs) {
  const entries = await readPost(request);
  const refuse = (status: number, refusal: Omit<RequestRefusal, 'entries'>, headers = {}) =>
    data<RequestRefusal>({ entries, ...refusal }, { status, headers });
  try {
    throwRefusal(context);
    const parsed = parseForm(requestSchema, entries);
    if ('errors' in parsed) return refuse(422, { errors: parsed.errors });
    const services = context.get(servicesContext);
    await requestLink(services, parsed.values.email, senderOf(context));
    return redirect(`/privacy-policy?${sentQuery}=1#${form.id}`, 303);
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return refuse(429, { errors: {}, failure: error.message }, retryAfter(error));
  }
}

/** What the page of a link shows; `valid` is false for a link that no longer works. */
export type LinkPage =
  | { valid: false }
  | {
      valid: true;
      address: string;
      expiresAt: number;
      kinds: { title: string; count: number }[];
      isCustomer: boolean;
      isOwner: boolean;
    };

/** Loader of the page that a link opens. It changes nothing: programs that scan mails open links. */
export async function loadLink({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const query = new URL(request.url).searchParams;
  if (query.has(erasedQuery)) return data<LinkPage>({ valid: false });
  const link = await findLink(services, query.get('token') ?? '');
  if (!link) return data<LinkPage>({ valid: false }, { status: 410 });
  const { tables, titles } = await services.people.collect(link.email);
  const kinds = Object.entries(tables).flatMap(([table, rows]) => {
    const title = titles[table];
    return title ? [{ title, count: rows.length }] : [];
  });
  const has = (table: string) => (tables[table]?.length ?? 0) > 0;
  return data<LinkPage>({
    ...{ valid: true, address: link.email, expiresAt: link.expires_at, kinds },
    ...{ isCustomer: has('users'), isOwner: has('owners') },
  });
}

/** Answer to a post of the link's page. */
export interface LinkAnswer {
  /** What is kept, in words. */
  shown?: Readable[];
  /** Why nothing was erased. */
  refused?: string;
}

/** Action of the link's page: shows what is kept, or erases it. */
export async function linkAction({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const { token = '', intent } = await readPost(request);
  const link = await findLink(services, token);
  if (!link) return data<LinkAnswer>({}, { status: 410 });
  if (intent === 'show') {
    await proveMailbox(services, link);
    return data<LinkAnswer>({ shown: readable(await services.people.collect(link.email)) });
  }
  if (intent !== 'erase') return data<LinkAnswer>({}, { status: 400 });
  try {
    const report = await eraseByLink(services, link);
    if (!report) return data<LinkAnswer>({}, { status: 410 });
    return redirect(`${dataPath}?${erasedQuery}=1`, 303);
  } catch (error) {
    if (!(error instanceof ErasureRefused)) throw error;
    return data<LinkAnswer>({ refused: error.message }, { status: 409 });
  }
}
