import type { ReactNode } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { fromFlag } from '../../../lib/db/columns.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { DoneMessage } from '../accounts/account-form.tsx';
import type { Route } from './+types/settings-page.ts';
import { signedInOwner } from './client.server.ts';
import { meta as about, done, privateMeta, settings } from './copy.ts';
import { DeskError, DeskPage, deskHandle } from './desk-page.tsx';
import { findOwner } from './owners.server.ts';
import { passkeysOf } from './passkeys.server.ts';
import { listOwnerSessions } from './sessions.server.ts';
import { type Intent, type Refused, settingsAction } from './settings.server.ts';
import { dayText, timeText } from './times.ts';

export const handle = deskHandle;

export const meta = () => pageMeta({ ...about.settings, ...privateMeta });

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { owner, id, fresh } = signedInOwner({ context });
  const passkeys = await passkeysOf(services.db.read, owner.id);
  const sessions = await listOwnerSessions(services, owner.id);
  const row = await findOwner(services.db.read, owner.email);
  return {
    owner,
    fresh,
    hasPassword: Boolean(row?.password),
    passkeys: passkeys.map((passkey) => ({
      id: passkey.id,
      label: passkey.label,
      synced: fromFlag(passkey.synced),
      added: dayText(passkey.created_at),
      used: passkey.used_at === null ? null : timeText(passkey.used_at),
    })),
    sessions: sessions.map((session) => ({
      id: session.id,
      label: session.label,
      current: session.id === id,
      since: dayText(session.created_at),
      used: timeText(session.used_at),
    })),
  };
}

export const action = settingsAction;

type Data = Awaited<ReturnType<typeof loader>>;

export default function Settings({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<Refused>();
  return (
    <DeskPage owner={loaderData.owner} title={settings.title} lead={settings.fresh}>
      <DoneMessage messages={done} />
      {refused && (
        <p role="alert" className="mb-5 font-semibold text-danger">
          {refused.failure}
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <div className="grid gap-6">
          <Passkeys {...loaderData} />
          <Part id="password" title={settings.password.title}>
            <p className="p-5">
              {loaderData.hasPassword ? settings.password.set : settings.password.unset}
            </p>
          </Part>
          <Part id="add" title={settings.add.title}>
            <div className="grid justify-items-start gap-4 p-5">
              <p className="text-pretty">{settings.add.text}</p>
              <Press intent="add" busy={settings.add.submitting}>
                {settings.add.submit}
              </Press>
            </div>
          </Part>
        </div>
        <Sessions {...loaderData} />
      </div>
    </DeskPage>
  );
}

function Passkeys({ passkeys }: Data) {
  return (
    <Part id="passkeys" title={settings.passkeys.title}>
      {passkeys.length === 0 && <p className="p-5">{settings.passkeys.none}</p>}
      <ul className="divide-y divide-hairline">
        {passkeys.map(({ id, label, synced, added, used }) => (
          <Item
            key={id}
            name={label}
            details={[
              synced ? settings.passkeys.synced : settings.passkeys.single,
              settings.passkeys.added(added),
              used ? settings.passkeys.used(used) : settings.passkeys.unused,
            ]}
          >
            <Press
              intent="remove-passkey"
              id={id}
              busy={settings.passkeys.removing}
              label={settings.passkeys.removeLabel(label, added)}
            >
              {settings.passkeys.remove}
            </Press>
          </Item>
        ))}
      </ul>
    </Part>
  );
}

function Sessions({ sessions }: Data) {
  const text = settings.sessions;
  return (
    <Part id="sessions" title={text.title}>
      <ul className="divide-y divide-hairline">
        {sessions.map(({ id, label, current, since, used }) => (
          <Item
            key={id}
            name={label}
            details={[text.since(since), current ? text.current : text.used(used)]}
          >
            {!current && (
              <Press intent="end-session" id={id} busy={text.ending} label={text.endLabel(label)}>
                {text.end}
              </Press>
            )}
          </Item>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="border-t border-hairline p-5">
          <Press intent="end-sessions" busy={text.ending}>
            {text.endOthers}
          </Press>
        </div>
      )}
    </Part>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="rounded-card border border-hairline bg-surface shadow-card"
    >
      <h2 id={id} className="border-b border-hairline p-5 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Item({
  name,
  details,
  children,
}: {
  name: string;
  details: readonly string[];
  children: ReactNode;
}) {
  return (
    <li className="flex items-center justify-between gap-4 p-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-small text-muted">{details.join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}

/** A form of one button. */
function Press({
  intent,
  id = '',
  busy,
  label,
  children,
}: {
  intent: Intent;
  id?: string;
  busy: string;
  /** Name for screen readers, where several buttons have the same text. */
  label?: string;
  children: string;
}) {
  const { formData } = useNavigation();
  const isBusy = formData?.get('intent') === intent && formData.get('id') === id;
  return (
    <Form method="post" preventScrollReset className="shrink-0">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="secondary" size="small" busy={isBusy} aria-label={label}>
        {isBusy ? busy : children}
      </Button>
    </Form>
  );
}

export { DeskError as ErrorBoundary };
