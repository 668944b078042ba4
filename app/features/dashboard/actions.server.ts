import { data, redirect } from 'react-router';
import type * as v from 'valibot';
import type { Services } from '../../../lib/services.ts';
import { OverloadError } from '../../../lib/work-queue.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost, retryAfter, throwRefusal } from '../../forms/form-endpoint.server.ts';
import { type FormSchema, parseForm } from '../../forms/rules.ts';
import { deleteAccount } from '../accounts/account-deletion.server.ts';
import type { Refusal } from '../accounts/account-form.tsx';
import { passwordMessages } from '../accounts/copy.ts';
import { changePassword, confirmPassword } from '../accounts/password-change.server.ts';
import { cancel, changePlan, resume } from '../accounts/plan-changes.server.ts';
import {
  type Client,
  pageClient,
  type RouteArgs,
  sessionHeaders,
} from '../accounts/session-cookie.server.ts';
import { findSession, type Session } from '../accounts/sessions.server.ts';
import { changeDetails } from '../accounts/users.server.ts';
import { incorrect, type done as signInDone } from '../sign-in/copy.ts';
import { receiveLogin, signOut } from '../sign-in/sign-in.server.ts';
import { type DoneKey, unknownForm } from './copy.ts';
import { cancelSchema, deleteSchema, detailsSchema, passwordSchema, planSchema } from './schema.ts';

/** A posted form of the dashboard. */
interface Post {
  services: Services;
  client: Client;
  entries: Record<string, string>;
}

/** Thrown by a handler to show the page again with messages. */
class Refused extends Error {
  readonly status: number;
  readonly messages: Pick<Partial<Refusal>, 'errors' | 'failure'>;
  constructor(status: number, messages: Refused['messages']) {
    super(messages.failure);
    this.status = status;
    this.messages = messages;
  }
}

/**
 * Action of the dashboard: carries out what the form's `intent` names. Answers with a redirect, so
 * that a reload posts nothing (RFC 9110, section 15.4.4), or with the page and its messages.
 */
export async function dashboardAction({ request, context }: RouteArgs) {
  const services = context.get(servicesContext);
  const client = pageClient({ request, context });
  const { intent = '', ...entries } = await readPost(request);
  const post = { services, client, entries };
  try {
    throwRefusal(context);
    if (intent === 'sign-in') return await handleSignIn(post);
    if (intent === 'sign-out') return await handleSignOut(post);
    const session = await findSession(services, client.token);
    if (!session) return redirect('/dashboard', 303);
    const handler = Object.hasOwn(handlers, intent) && handlers[intent as keyof typeof handlers];
    if (!handler) throw new Refused(400, { failure: unknownForm });
    return await handler(post, session);
  } catch (error) {
    if (error instanceof OverloadError) {
      const refused = new Refused(429, { failure: error.message });
      return refuse(intent, entries, refused, retryAfter(error));
    }
    if (error instanceof Refused) return refuse(intent, entries, error);
    throw error;
  }
}

/** By intent, for forms that need a session. */
const handlers = {
  details: async ({ services, entries }: Post, { user }: Session) => {
    await changeDetails(services, user.id, parse(detailsSchema, entries));
    return done('details');
  },
  password: async ({ services, client, entries }: Post, session: Session) => {
    const { currentPassword: current, newPassword: next } = parse(passwordSchema, entries);
    const outcome = await changePassword(services, session, { current, next });
    if (outcome.kind === 'refused') throw new Refused(422, { errors: outcome.errors });
    const { token } = session;
    return done('password', sessionHeaders({ token, device: outcome.device }, client));
  },
  plan: async ({ services, entries }: Post, { user }: Session) => {
    return done(await changePlan(services, user.id, parse(planSchema, entries).plan));
  },
  cancel: async ({ services, entries }: Post, { user }: Session) => {
    return done(await cancel(services, user.id, parse(cancelSchema, entries).reason));
  },
  resume: async ({ services }: Post, { user }: Session) => done(await resume(services, user.id)),
  delete: async ({ services, client, entries }: Post, session: Session) => {
    const { password } = parse(deleteSchema, entries);
    if (!(await confirmPassword(services, session, password))) {
      throw new Refused(422, { errors: { password: passwordMessages.wrong } });
    }
    await deleteAccount(services, session.user);
    return done('deleted', sessionHeaders({ token: '', device: '' }, client));
  },
};

async function handleSignIn({ services, client, entries }: Post) {
  const outcome = await receiveLogin(services, entries, client);
  switch (outcome.kind) {
    case 'invalid':
      throw new Refused(422, { errors: outcome.errors });
    case 'incorrect':
      throw new Refused(401, { failure: incorrect });
    case 'signed-in':
      return redirect('/dashboard', {
        status: 303,
        headers: sessionHeaders(outcome.tokens, client),
      });
  }
}

async function handleSignOut({ services, client }: Post) {
  await signOut(services, client.token);
  return done('signed-out', sessionHeaders({ token: '' }, client));
}

function parse<S extends FormSchema>(schema: S, entries: Record<string, string>): v.InferOutput<S> {
  const parsed = parseForm(schema, entries);
  if ('errors' in parsed) throw new Refused(422, { errors: parsed.errors });
  return parsed.values;
}

function done(what: DoneKey | keyof typeof signInDone, headers: HeadersInit = {}) {
  return redirect(`/dashboard?done=${what}`, { status: 303, headers });
}

function refuse(
  intent: string,
  entries: Record<string, string>,
  { status, messages: { errors = {}, failure } }: Refused,
  headers: HeadersInit = {},
) {
  const kept = Object.entries(entries).filter(([name]) => !/password/i.test(name));
  const refusal: Refusal = {
    intent,
    entries: Object.fromEntries(kept),
    errors,
    ...(failure && { failure }),
  };
  return data(refusal, { status, headers });
}
