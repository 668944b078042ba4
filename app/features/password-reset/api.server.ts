import { data, redirect } from 'react-router';
import * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import { OverloadError } from '../../../lib/work-queue.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost, retryAfter, throwRefusal } from '../../forms/form-endpoint.server.ts';
import { email, type FieldErrors, parseForm } from '../../forms/rules.ts';
import { newPassword } from '../accounts/schema.ts';
import {
  type Client,
  pageClient,
  type RouteArgs,
  sessionHeaders,
} from '../accounts/session-cookie.server.ts';
import { sentQuery } from './copy.ts';
import { requestReset, resetPassword } from './resets.server.ts';

/** Schema of the form that requests a link. */
const requestSchema = v.object({ email: email() });

/** Rules of the form that a link opens. */
const newPasswordSchema = v.object({ token: v.string(), newPassword: newPassword() });

/** Data of the page after a refused post. */
export interface ResetRefusal {
  entries: { email?: string };
  errors: FieldErrors;
  /** Shown above the form when no field is at fault. */
  failure?: string;
  /** The link was used, or is too old. */
  invalid?: boolean;
}

/** Action of the reset page: sends a link, or with a link's token sets the password and signs in. */
export async function resetAction({ request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const entries = await readPost(request);
  const post = { services, entries, client: pageClient({ request, context }) };
  try {
    throwRefusal(context);
    return await ('token' in entries ? setNewPassword(post) : sendLink(post));
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    const { email = '' } = entries;
    const refusal = { entries: { email }, errors: {}, failure: error.message };
    return refuse(429, refusal, retryAfter(error));
  }
}

/** A posted form of the page. */
interface Post {
  services: Services;
  client: Client;
  entries: Record<string, string>;
}

async function sendLink({ services, client, entries }: Post) {
  const parsed = parseForm(requestSchema, entries);
  if ('errors' in parsed) {
    return refuse(422, { entries: { email: entries.email ?? '' }, errors: parsed.errors });
  }
  await requestReset(services, parsed.values.email, client);
  return redirect(`/reset-password?${sentQuery}=1`, 303);
}

async function setNewPassword({ services, client, entries }: Post) {
  const parsed = parseForm(newPasswordSchema, entries);
  if ('errors' in parsed) return refuse(422, { entries: {}, errors: parsed.errors });
  const { token, newPassword: password } = parsed.values;
  const outcome = await resetPassword(services, token, password, client);
  switch (outcome.kind) {
    case 'invalid':
      return refuse(410, { entries: {}, errors: {}, invalid: true });
    case 'refused':
      return refuse(422, { entries: {}, errors: { newPassword: outcome.message } });
    case 'changed': {
      const headers = sessionHeaders(outcome.tokens, client);
      return redirect('/dashboard?done=new-password', { status: 303, headers });
    }
  }
}

function refuse(status: number, refusal: ResetRefusal, headers: HeadersInit = {}) {
  return data(refusal, { status, headers });
}
