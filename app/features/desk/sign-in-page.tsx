import { data, redirect, useSearchParams } from 'react-router';
import { OverloadError } from '../../../lib/work-queue.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost, retryAfter, throwRefusal } from '../../forms/form-endpoint.server.ts';
import { EmailInput } from '../../forms/inputs.tsx';
import { parseForm } from '../../forms/rules.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import {
  AccountForm,
  DoneMessage,
  type Refusal,
  useAccountForm,
} from '../accounts/account-form.tsx';
import PasswordField from '../accounts/password-field.tsx';
import type { Route } from './+types/sign-in-page.ts';
import { deskCookie, deskPageClient, deskPath } from './client.server.ts';
import { CodeInput } from './code-input.tsx';
import { meta as about, privateMeta, signIn } from './copy.ts';
import { CommandLine, DeskEntry, DeskError, deskHandle } from './desk-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { findOwnerSession } from './sessions.server.ts';
import { signInSchema, signInWithPassword } from './sign-in.server.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.signIn, ...privateMeta });

/** Where the sign-in leads; who is signed in goes there at once, unless asked to sign in again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const to = deskPath(searchParams.get('to'));
  const again = searchParams.has('again');
  const { token } = deskPageClient({ request, context });
  if (!again && (await findOwnerSession(context.get(servicesContext), token))) {
    throw redirect(to, 303);
  }
  return { to, again };
}

/** Signs in with password and code, also from a browser without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const client = deskPageClient({ request, context });
  const post = await readPost(request);
  const { password: _, code: __, ...entries } = post;
  const refuse = (status: number, refusal: Partial<Refusal>, headers: HeadersInit = {}) =>
    data<Refusal>({ intent: 'sign-in', entries, errors: {}, ...refusal }, { status, headers });
  try {
    throwRefusal(context);
    const parsed = parseForm(signInSchema, post);
    if ('errors' in parsed) return refuse(422, { errors: parsed.errors });
    const token = await signInWithPassword(services, parsed.values, client);
    if (token === undefined) return refuse(401, { failure: signIn.incorrect });
    const to = deskPath(new URL(request.url).searchParams.get('to'));
    return redirect(to, { status: 303, headers: deskCookie(token, client) });
  } catch (error) {
    if (!(error instanceof OverloadError)) throw error;
    return refuse(429, { failure: error.message }, retryAfter(error));
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

export default function SignIn({ loaderData: { to, again } }: Route.ComponentProps) {
  const { field, entry } = useAccountForm('sign-in');
  const [query] = useSearchParams();
  return (
    <DeskEntry title={signIn.title} lead={again ? signIn.again : signIn.lead}>
      <DoneMessage messages={{ 'signed-out': signIn.signedOut }} />
      <PasskeyButton to={to} busy={signIn.passkeyBusy}>
        {signIn.passkey}
      </PasskeyButton>
      <h2 className="mt-6 mb-4 text-small font-semibold text-muted noscript:mt-0">{signIn.or}</h2>
      <AccountForm
        intent="sign-in"
        action={`/inbox/sign-in?${query}`}
        submit={signIn.submit}
        submitting={signIn.submitting}
        look={{ variant: 'secondary' }}
        className="grid gap-5"
      >
        <EmailInput
          {...field('email')}
          label={signIn.email}
          defaultValue={entry('email')}
          required
          autoComplete="username"
        />
        <PasswordField
          {...field('password')}
          label={signIn.password}
          autoComplete="current-password"
          enterKeyHint="next"
        />
        <CodeInput {...field('code')} label={signIn.code} hint={signIn.codeHint} />
      </AccountForm>
      <div className="mt-6 border-t border-hairline pt-5 text-small text-muted">
        <p>{signIn.help}</p>
        <CommandLine>{signIn.command}</CommandLine>
        <p className="mt-4">
          {signIn.customer}{' '}
          <a href="/dashboard" className="font-semibold text-ink underline">
            {signIn.dashboard}
          </a>
        </p>
      </div>
    </DeskEntry>
  );
}

export { DeskError as ErrorBoundary };
