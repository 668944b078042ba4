import { data, redirect } from 'react-router';
import type * as z from 'zod/mini';
import type { Services } from '../../../lib/services.ts';
import { readPost } from '../../forms/post.server.ts';
import { type FieldErrors, parseForm } from '../../forms/rules.ts';
import {
  changeDetails,
  changePassword,
  deleteAccount,
  notYours,
} from '../accounts/account.server.ts';
import { isRightPassword } from '../accounts/attempts.server.ts';
import { whenBusy } from '../accounts/busy.server.ts';
import { requestToken, sessionHeaders } from '../accounts/page-session.server.ts';
import { findSession, type SignedIn } from '../accounts/sessions.server.ts';
import { cancel, changePlan, resume } from '../accounts/subscriptions.server.ts';
import { loginSchema, wrongLogin } from '../sign-in/schema.ts';
import { signIn, signOut } from '../sign-in/sign-in.server.ts';
import { messages } from './copy.ts';
import type { Intent, Refusal } from './forms.ts';
import { cancelSchema, deleteSchema, detailsSchema, passwordSchema, planSchema } from './schema.ts';

/** A form of the dashboard as it was posted. */
interface Post {
  request: Request;
  services: Services;
  source: string | undefined;
  entries: Record<string, string>;
}

/** Thrown to answer with the page again. */
class Refused {
  readonly status: number;
  readonly why: { errors?: FieldErrors; failure?: string };
  constructor(status: number, why: Refused['why']) {
    this.status = status;
    this.why = why;
  }
}

/**
 * Carries out what a form of the dashboard asks for, and answers with a redirect, so that a reload
 * posts nothing (RFC 9110, section 15.4.4), or with what was wrong.
 */
export async function answerPost(request: Request, services: Services, source?: string) {
  const { intent = '', ...entries } = await readPost(request);
  const post = { request, services, source, entries };
  try {
    if (intent === 'sign-in') return await postSignIn(post);
    if (intent === 'sign-out') return await postSignOut(post);
    const session = await findSession(services, requestToken(request, services));
    if (!session) return redirect('/dashboard', 303);
    const handler = Object.hasOwn(handlers, intent) && handlers[intent as keyof typeof handlers];
    if (!handler) throw new Refused(400, { failure: messages.unknown });
    return await handler(post, session);
  } catch (error) {
    const busy = whenBusy(error);
    if (busy) {
      const refused = new Refused(429, { failure: busy.text });
      return refuse(intent, entries, refused, { 'retry-after': `${busy.retryAfter}` });
    }
    if (error instanceof Refused) return refuse(intent, entries, error);
    throw error;
  }
}

const handlers = {
  details: async ({ services, entries }: Post, { user }: SignedIn) => {
    await changeDetails(services, user.id, parse(detailsSchema, entries));
    return done('details');
  },
  password: async ({ services, source, entries }: Post, { user, token }: SignedIn) => {
    const { currentPassword, newPassword } = parse(passwordSchema, entries);
    const asked = { current: currentPassword, next: newPassword };
    const errors = await changePassword(services, { user, token, source }, asked);
    if (Object.keys(errors).length > 0) throw new Refused(422, { errors });
    return done('password');
  },
  plan: async ({ services, entries }: Post, { user }: SignedIn) => {
    return done(await changePlan(services, user.id, parse(planSchema, entries).plan));
  },
  cancel: async ({ services, entries }: Post, { user }: SignedIn) => {
    return done(await cancel(services, user.id, parse(cancelSchema, entries).reason));
  },
  resume: async ({ services }: Post, { user }: SignedIn) => done(await resume(services, user.id)),
  delete: async ({ request, services, source, entries }: Post, { user }: SignedIn) => {
    const { password } = parse(deleteSchema, entries);
    const attempt = { email: user.email, password, hashed: user.password, source };
    if (!(await isRightPassword(services, attempt))) {
      throw new Refused(422, { errors: { password: notYours } });
    }
    await deleteAccount(services, user);
    return done('deleted', sessionHeaders(request, services, undefined));
  },
};

async function postSignIn({ request, services, source, entries }: Post) {
  const login = parse(loginSchema, entries);
  const visit = { token: requestToken(request, services), source };
  const signedIn = await signIn(services, login, visit);
  if (!signedIn) throw new Refused(401, { failure: wrongLogin });
  return redirect('/dashboard', {
    status: 303,
    headers: sessionHeaders(request, services, signedIn.token),
  });
}

async function postSignOut({ request, services }: Post) {
  await signOut(services, requestToken(request, services));
  return done('signed-out', sessionHeaders(request, services, undefined));
}

function parse<S extends z.ZodMiniType>(schema: S, entries: Record<string, string>): z.output<S> {
  const parsed = parseForm(schema, entries);
  if ('errors' in parsed) throw new Refused(422, { errors: parsed.errors });
  return parsed.values;
}

function done(what: keyof typeof messages.done, headers: HeadersInit = {}) {
  return redirect(`/dashboard?done=${what}`, { status: 303, headers });
}

function refuse(
  intent: string,
  entries: Record<string, string>,
  { status, why }: Refused,
  headers: HeadersInit = {},
) {
  const kept = Object.entries(entries).filter(([name]) => !/password/i.test(name));
  const refusal: Refusal = {
    intent: intent as Intent,
    entries: Object.fromEntries(kept),
    errors: why.errors ?? {},
    ...(why.failure ? { failure: why.failure } : {}),
  };
  return data(refusal, { status, headers });
}
