import { data, redirect } from 'react-router';
import * as z from 'zod/mini';
import type { Services } from '../../../lib/services.ts';
import { OverloadError } from '../../../lib/work-queue.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost } from '../../forms/form-endpoint.server.ts';
import { email, type FieldErrors, parseForm } from '../../forms/rules.ts';
import { newPassword } from '../accounts/schema.ts';
import type { RouteArgs } from '../accounts/session-cookie.server.ts';
import { sentQuery } from './copy.ts';
import { requestReset, resetPassword } from './resets.server.ts';

/** Schema of the form that requests a link. */
const requestSchema = z.object({ email: email() });

/** Rules of the form that a link opens. */
const newPasswordSchema = z.object({ token: z.string(), newPassword: newPassword() });

/** Data of the page after a refused post. */
export interface ResetRefusal {
  entries: { email?: string };
  errors: FieldErrors;
  /** Shown above the form when no field is at fault. */
  failure?: string;
  /** The link was used, or is too old. */
  invalid?: boolean;
}

/** Action of the reset page: sends a link, or with a link's token sets the password. */
export async function resetAction({ request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const entries = await readPost(request);
  return 'token' in entries ? setNewPassword(services, entries) : sendLink(services, entries);
}

async function sendLink(services: Services, entries: Record<string, string>) {
  const parsed = parseForm(requestSchema, entries);
  if ('errors' in parsed) {
    return refuse(422, { entries: { email: entries.email ?? '' }, errors: parsed.errors });
  }
  await requestReset(services, parsed.values.email);
  return redirect(`/reset-password?${sentQuery}=1`, 303);
}

async function setNewPassword(services: Services, entries: Record<string, string>) {
  const parsed = parseForm(newPasswordSchema, entries);
  if ('errors' in parsed) return refuse(422, { entries: {}, errors: parsed.errors });
  const { token, newPassword: password } = parsed.values;
  try {
    const outcome = await resetPassword(services, token, password);
    if (outcome.kind === 'changed') return redirect('/dashboard?done=new-password', 303);
    if (outcome.kind === 'invalid') return refuse(410, { entries: {}, errors: {}, invalid: true });
    return refuse(422, { entries: {}, errors: { newPassword: outcome.message } });
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    const headers = { 'retry-after': `${error.retryAfter}` };
    return refuse(429, { entries: {}, errors: {}, failure: error.message }, headers);
  }
}

function refuse(status: number, refusal: ResetRefusal, headers: HeadersInit = {}) {
  return data(refusal, { status, headers });
}
