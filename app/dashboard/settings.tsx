import type { ReactNode } from 'react';
import PasswordField from '../accounts/password-field.tsx';
import { buttonClass } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { AccountForm, Done, useAccountForm } from './account-form.tsx';
import { data as dataText, details, password, remove } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** What a customer changes about themselves, takes along, or takes away. */
export function Settings({ data: { user } }: { data: DashboardData }) {
  return (
    <Section tone="sunken" className="grid gap-5 lg:grid-cols-2" aria-label="Account settings">
      <Details user={user} />
      <Password user={user} />
      <Panel id="data" title={dataText.title}>
        <p className="mb-5 text-pretty text-muted">{dataText.text}</p>
        <a
          href="/dashboard/data"
          download="my-data.json"
          className={buttonClass({ variant: 'secondary' })}
        >
          {dataText.download}
        </a>
      </Panel>
      <Remove />
    </Section>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-hairline bg-surface p-5 sm:p-8"
    >
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Details({ user }: { user: DashboardData['user'] }) {
  const { field, entry } = useAccountForm('details');
  const control = (name: 'firstName' | 'lastName' | 'company' | 'phone') => ({
    ...field(name),
    defaultValue: entry(name) ?? user[name],
  });
  return (
    <Panel id="details" title={details.title}>
      <Done of={['details']} />
      <p className="mb-5 text-small text-pretty wrap-anywhere text-muted">
        {details.email(user.email)}
      </p>
      <AccountForm intent="details" submit={details.submit} busyText={details.busy}>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextInput
            {...control('firstName')}
            label="First name"
            required
            autoComplete="given-name"
          />
          <TextInput
            {...control('lastName')}
            label="Last name"
            required
            autoComplete="family-name"
          />
          <TextInput {...control('company')} label="Company" optional autoComplete="organization" />
          <TextInput {...control('phone')} label="Phone" optional type="tel" autoComplete="tel" />
        </div>
      </AccountForm>
    </Panel>
  );
}

function Password({ user }: { user: DashboardData['user'] }) {
  const { field } = useAccountForm('password');
  return (
    <Panel id="password" title={password.title}>
      <Done of={['password']} />
      <p className="mb-5 text-small text-muted">{password.text}</p>
      <AccountForm intent="password" submit={password.submit} busyText={password.busy}>
        {/* Tells a password manager whose password it is. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={user.email}
          readOnly
          hidden
        />
        <PasswordField
          {...field('currentPassword')}
          label={password.current}
          autoComplete="current-password"
          className="w-full"
        />
        <PasswordField
          {...field('newPassword')}
          label={password.next}
          autoComplete="new-password"
          measure={['username']}
          className="w-full"
        />
      </AccountForm>
    </Panel>
  );
}

function Remove() {
  const { field } = useAccountForm('delete');
  return (
    <Panel id="delete" title={remove.title}>
      <p className="mb-5 text-pretty text-muted">{remove.text}</p>
      <AccountForm
        intent="delete"
        submit={remove.submit}
        busyText={remove.busy}
        look={{ variant: 'secondary' }}
      >
        <PasswordField
          {...field('password')}
          label={remove.password}
          autoComplete="current-password"
          className="w-full"
        />
      </AccountForm>
    </Panel>
  );
}
