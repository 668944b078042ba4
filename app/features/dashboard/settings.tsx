import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { AccountForm, DoneMessage, useAccountForm } from '../accounts/account-form.tsx';
import PasswordField from '../accounts/password-field.tsx';
import { data as dataText, details, done, password, remove, settingsTitle } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** Details, password, data download, account deletion. */
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

/** One setting: its description on the left, its form on the right. */
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
      <DoneMessage messages={done.details} />
      <AccountForm
        intent="details"
        anchor="details"
        submit={details.submit}
        submitting={details.submitting}
      >
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
      <DoneMessage messages={done.password} />
      <AccountForm
        intent="password"
        anchor="password"
        submit={password.submit}
        submitting={password.submitting}
        look={{ variant: 'secondary' }}
      >
        {/* Tells password managers which account this is. */}
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
        anchor="delete"
        submit={remove.submit}
        submitting={remove.submitting}
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
