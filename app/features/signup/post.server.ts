import { data, redirect } from 'react-router';
import type { Services } from '../../../lib/services.ts';
import { readPost } from '../../forms/post.server.ts';
import { type FieldErrors, parseForm } from '../../forms/rules.ts';
import { whenBusy } from '../accounts/busy.server.ts';
import { createdQuery } from '../accounts/copy.ts';
import { sessionHeaders } from '../accounts/page-session.server.ts';
import { failed } from './copy.ts';
import { signupSchema } from './schema.ts';
import { signUp, signupKey, taken } from './signup.server.ts';

/**
 * Answers the form's post without JavaScript: the dashboard by way of a redirect, so that a reload
 * posts nothing (RFC 9110, section 15.4.4), or the page again with the entries.
 */
export async function answerPost(request: Request, services: Services, source?: string) {
  const { password = '', ...entries } = await readPost(request);
  const parsed = parseForm(signupSchema, { ...entries, password });
  const refuse = (status: number, why: { errors?: FieldErrors; failure?: string }) =>
    data({ entries, ...why }, { status });
  if ('errors' in parsed) return refuse(422, { errors: parsed.errors });
  try {
    const sending = { key: signupKey(parsed.values), source };
    const outcome = await signUp(services, parsed.values, sending);
    switch (outcome.kind) {
      case 'refused':
        return refuse(422, { errors: outcome.errors });
      case 'taken':
      case 'mismatch':
        return refuse(409, { errors: { email: taken } });
      default:
        return redirect(`/dashboard?${createdQuery}=1`, {
          status: 303,
          headers: sessionHeaders(request, services, outcome.token),
        });
    }
  } catch (error) {
    const busy = whenBusy(error);
    if (busy) return refuse(429, { failure: `${failed.title}. ${busy.text}` });
    // The error's name alone: its message may quote what was entered.
    console.error('A posted signup could not be stored:', error instanceof Error && error.name);
    return refuse(503, { failure: `${failed.title}. ${failed.fallback}` });
  }
}
