import { data, redirect } from 'react-router';
import { OverloadError } from '../../../lib/work-queue.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost, retryAfter, throwRefusal } from '../../forms/form-endpoint.server.ts';
import { parseForm } from '../../forms/rules.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { AccountForm, type Refusal, useAccountForm } from '../accounts/account-form.tsx';
import PasswordField from '../accounts/password-field.tsx';
import type { Route } from './+types/setup-page.ts';
import { type AppSetup, appSetup } from './authenticator-app.server.ts';
import { deskCookie, deskPageClient } from './client.server.ts';
import { CodeInput } from './code-input.tsx';
import { meta as about, privateMeta, setup, signIn } from './copy.ts';
import { CommandLine, DeskEntry, DeskError, deskHandle } from './desk-page.tsx';
import { findLink } from './owners.server.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { setUpPassword, setupSchema } from './sign-in.server.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.setup, ...privateMeta });

/** Whose link this is; opening it doesn't use it up, because scanners of mail and chat open links. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const owner = await findLink(services, token);
  if (!owner) return data(null, { status: 410 });
  const app = appSetup(owner.secret, owner.email, services.site.name);
  return data({ token, email: owner.email, app });
}

/** Sets password and authenticator app, also from a browser without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const client = deskPageClient({ request, context });
  const link = new URL(request.url).searchParams.get('token') ?? '';
  const post = await readPost(request);
  const { newPassword: _, code: __, ...entries } = post;
  const refuse = (status: number, refusal: Partial<Refusal>, headers: HeadersInit = {}) =>
    data<Refusal>({ intent: 'setup', entries, errors: {}, ...refusal }, { status, headers });
  try {
    throwRefusal(context);
    const parsed = parseForm(setupSchema, post);
    if ('errors' in parsed) return refuse(422, { errors: parsed.errors });
    const outcome = await setUpPassword(services, link, parsed.values, client);
    switch (outcome.kind) {
      case 'invalid':
        return refuse(410, { failure: setup.invalid.title });
      case 'refused':
        return refuse(422, { errors: { [outcome.field]: outcome.message } });
      case 'signed-in':
        return redirect('/inbox', { status: 303, headers: deskCookie(outcome.token, client) });
    }
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return refuse(429, { failure: error.message }, retryAfter(error));
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function Setup({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <DeskEntry title={setup.invalid.title} lead={setup.invalid.text}>
        <CommandLine>{signIn.command}</CommandLine>
      </DeskEntry>
    );
  }
  const { token, email, app } = loaderData;
  return (
    <DeskEntry title={setup.title} lead={setup.lead(email)}>
      <h2 className="text-h3">{setup.passkey.title}</h2>
      <p className="mt-2 mb-4 text-small text-muted">{setup.passkey.text}</p>
      <PasskeyButton link={token} to="/inbox" busy={setup.passkey.busy}>
        {setup.passkey.submit}
      </PasskeyButton>
      <noscript>
        <p className="text-small">{setup.passkey.needsScript}</p>
      </noscript>
      <hr className="my-7 border-hairline" />
      <h2 className="text-h3">{setup.or.title}</h2>
      <p className="mt-2 text-small text-muted">{setup.or.text}</p>
      <PasswordSetup token={token} email={email} app={app} />
    </DeskEntry>
  );
}

function PasswordSetup({ token, email, app }: { token: string; email: string; app: AppSetup }) {
  const { field } = useAccountForm('setup');
  return (
    <>
      <figure className="my-5">
        <figcaption className="text-small font-semibold">{setup.scan}</figcaption>
        {/* Dark on light in both color schemes: not every app reads it inverted. */}
        <svg
          viewBox={`0 0 ${app.qr.size} ${app.qr.size}`}
          role="img"
          aria-label={setup.qr}
          shapeRendering="crispEdges"
          className="my-3 w-48 rounded-control bg-surface text-ink scheme-light"
        >
          <path d={app.qr.path} fill="currentColor" />
        </svg>
        <p className="text-small">
          <a href={app.href} className="inline-flex min-h-6 font-semibold underline">
            {setup.sameDevice}
          </a>
        </p>
        <p className="mt-2 text-small text-muted">
          {setup.type} <code className="text-ink">{app.secret}</code>
        </p>
      </figure>
      <AccountForm
        intent="setup"
        action={`/inbox/setup?token=${token}`}
        submit={setup.submit}
        submitting={setup.submitting}
        look={{ variant: 'secondary' }}
        className="grid gap-5"
      >
        {/* Tells password managers which account this is. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={email}
          readOnly
          hidden
        />
        <PasswordField
          {...field('newPassword')}
          label={setup.password}
          autoComplete="new-password"
          measure={['username']}
        />
        <CodeInput {...field('code')} label={setup.code} hint={setup.codeHint} />
      </AccountForm>
    </>
  );
}

export { DeskError as ErrorBoundary };
