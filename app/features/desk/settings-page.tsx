import { useActionData } from 'react-router';
import { fromFlag } from '../../../lib/db/columns.ts';
import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { DoneMessage } from '../accounts/account-form.tsx';
import { done as pushDone } from '../push/copy.ts';
import { loadNotifications } from '../push/load.server.ts';
import { Devices, Hours } from '../push/notifications.tsx';
import type { Route } from './+types/settings-page.ts';
import { signedInOwner } from './client.server.ts';
import { meta as about, done, privateMeta, settings } from './copy.ts';
import { DeskError, DeskPage, deskHandle } from './desk-page.tsx';
import { findOwner } from './owners.server.ts';
import { passkeysOf } from './passkeys.server.ts';
import { listOwnerSessions } from './sessions.server.ts';
import { type Refused, settingsAction } from './settings.server.ts';
import { Item, Part, Press } from './settings-parts.tsx';
import { dayText, timeText } from './times.ts';
import { actOrExplain, loadPatiently } from './unreachable.ts';

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
    notifications: await loadNotifications(services, owner.id),
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

export const clientLoader = (args: Route.ClientLoaderArgs) => loadPatiently(args);

export const clientAction = (args: Route.ClientActionArgs) => actOrExplain(args);

type Data = Awaited<ReturnType<typeof loader>>;

export default function Settings({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<Refused>();
  return (
    <DeskPage owner={loaderData.owner} title={settings.title}>
      <DoneMessage messages={{ ...done, ...pushDone }} />
      {refused?.failure && (
        <p role="alert" className="mb-5 font-semibold text-danger">
          {refused.failure}
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
        <Devices {...loaderData.notifications} />
        <Hours {...loaderData.notifications} />
      </div>
      <h2 className="mt-12 text-h3">{settings.signIn}</h2>
      <p className="mt-2 max-w-measure text-pretty text-muted">{settings.fresh}</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:items-start">
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

export { DeskError as ErrorBoundary };
