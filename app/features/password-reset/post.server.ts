import { data, redirect } from 'react-router';
import * as z from 'zod/mini';
import type { Services } from '../../../lib/services.ts';
import { readPost } from '../../forms/post.server.ts';
import { email, type FieldErrors, parseForm } from '../../forms/rules.ts';
import { whenBusy } from '../accounts/busy.server.ts';
import { newPassword } from '../accounts/rules.ts';
import { sentQuery } from './copy.ts';
import { askReset, resetPassword } from './resets.server.ts';

const askSchema = z.object({ email: email() });
const chooseSchema = z.object({ token: z.string(), newPassword: newPassword() });

/** What the page says to a form that it refused. */
export interface ResetRefusal {
  entries: { email?: string };
  errors: FieldErrors;
  failure?: string;
  /** The link is used up. */
  invalid?: boolean;
}

/** Sends a link, or sets the password by one. */
export async function answerPost(request: Request, services: Services) {
  const entries = await readPost(request);
  return 'token' in entries ? choose(services, entries) : ask(services, entries);
}

async function ask(services: Services, entries: Record<string, string>) {
  const parsed = parseForm(askSchema, entries);
  if ('errors' in parsed) {
    return refuse(422, { entries: { email: entries.email ?? '' }, errors: parsed.errors });
  }
  await askReset(services, parsed.values.email);
  return redirect(`/reset-password?${sentQuery}=1`, 303);
}

async function choose(services: Services, entries: Record<string, string>) {
  const parsed = parseForm(chooseSchema, entries);
  if ('errors' in parsed) return refuse(422, { entries: {}, errors: parsed.errors });
  const { token, newPassword: password } = parsed.values;
  try {
    const outcome = await resetPassword(services, token, password);
    if (outcome.kind === 'changed') return redirect('/dashboard?done=new-password', 303);
    if (outcome.kind === 'invalid') return refuse(410, { entries: {}, errors: {}, invalid: true });
    return refuse(422, {
      entries: {},
      errors: { newPassword: outcome.errors.password ?? '' },
    });
  } catch (error) {
    const busy = whenBusy(error);
    if (busy) return refuse(429, { entries: {}, errors: {}, failure: busy.text });
    throw error;
  }
}

function refuse(status: number, refusal: ResetRefusal) {
  return data(refusal, { status });
}
