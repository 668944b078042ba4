import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import PasswordField from '../accounts/password-field.tsx';
import { AccountForm, Done, useAccountForm } from './account-form.tsx';
import { data as dataText, details, password, remove, settingsTitle } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** What a customer changes about themselves, takes along, or takes away. */
export function Settings({ data: { user } }: { data: DashboardData }) {
  return (
    <Section tone="sunken" aria-labelledby="settings">
      <h2 id="settings" className="text-h2">
        {settingsTitle}
      </h2>
      <div className="mt-8 divide-y divide-hairline rounded-card border border-hairline bg-surface shadow-card">
        <Details user={user} />
        <Password user={user} />
        <Row id="data" title={dataText.title} lead={dataText.text}>
          <a
            href="/dashboard/data"
            download="my-data.json"
            className={buttonClass({ variant: 'secondary' })}
          >
            {dataText.download}
          </a>
        </Row>
        <Remove />
      </div>
    </Section>
  );
}

/** One setting: what it is on the left, its form on the right. */
function Row({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 p-5 sm:p-8 lg:grid-cols-[1fr_1.4fr]"
    >
      <div>
        <h3 id={id} className="text-h3">
          {title}
        </h3>
        <p className="mt-2 max-w-measure text-small text-balance wrap-anywhere text-muted">
          {lead}
        </p>
      </div>
      <div>{children}</div>
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
    <Row id="details" title={details.title} lead={details.email(user.email)}>
      <Done of={['details']} />
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
    </Row>
  );
}

function Password({ user }: { user: DashboardData['user'] }) {
  const { field } = useAccountForm('password');
  return (
    <Row id="password" title={password.title} lead={password.text}>
      <Done of={['password']} />
      <AccountForm
        intent="password"
        submit={password.submit}
        busyText={password.busy}
        look={{ variant: 'secondary' }}
      >
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
    </Row>
  );
}

function Remove() {
  const { field } = useAccountForm('delete');
  return (
    <Row id="delete" title={remove.title} lead={remove.text}>
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
    </Row>
  );
}
