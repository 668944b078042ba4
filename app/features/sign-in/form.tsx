import { EmailInput } from '../../forms/inputs.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { AccountForm, DoneMessage, useAccountForm } from '../accounts/account-form.tsx';
import PasswordField from '../accounts/password-field.tsx';
import { done, signIn } from './copy.ts';

/** Sign-in page; the dashboard's address shows it to visitors without a session. */
export function SignIn() {
  const { field, entry } = useAccountForm('sign-in');
  return (
    <main id="main">
      <Section
        tone="sunken"
        className="grid items-center gap-10 lg:grid-cols-[1fr_28rem] lg:gap-16"
      >
        <div>
          <Eyebrow>{signIn.eyebrow}</Eyebrow>
          <h1 className="text-h1">{signIn.title}</h1>
          <p className="mt-5 text-lead text-muted">{signIn.lead}</p>
          <ul className="mt-4 grid gap-3 text-lead text-muted">
            {signIn.shows.map(({ line, text }) => (
              <li key={line} className="flex items-center gap-4">
                <LineMark color={line} />
                {text}
              </li>
            ))}
          </ul>
        </div>
        <div className="rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8">
          <DoneMessage messages={done} />
          <AccountForm
            intent="sign-in"
            submit={signIn.submit}
            submitting={signIn.submitting}
            look={{ size: 'large' }}
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
              enterKeyHint="go"
            />
          </AccountForm>
          <ul className="mt-5 grid gap-2 text-small text-muted">
            <li>
              <a
                href="/reset-password"
                className="inline-flex min-h-6 font-semibold text-ink underline"
              >
                {signIn.forgot}
              </a>
            </li>
            <li>
              {signIn.noAccount}{' '}
              <a href="/pricing" className="font-semibold text-ink underline">
                {signIn.choosePlan}
              </a>
            </li>
          </ul>
        </div>
      </Section>
    </main>
  );
}
