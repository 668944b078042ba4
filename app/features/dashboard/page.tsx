import { useEffect } from 'react';
import { data, useNavigation } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import type { RouteHandle } from '../../document/document.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { hasArrivalToast } from '../../ui/toast-store.ts';
import { pageClient, sessionHeaders } from '../accounts/session-cookie.server.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { SignIn } from '../sign-in/form.tsx';
import type { Route } from './+types/page.ts';
import { dashboardAction } from './actions.server.ts';
import { Billing } from './billing.tsx';
import { meta as about, failure } from './copy.ts';
import { loadDashboard } from './load.server.ts';
import { Overview, Setup } from './overview.tsx';
import { Settings } from './settings.tsx';
import { Skeleton } from './skeleton.tsx';
import { Results, Week } from './work.tsx';

export const handle: RouteHandle = { hydrate: true };

export const meta = () => pageMeta(about);

/** Loads the signed-in customer's data; null without a session. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const client = pageClient({ request, context });
  const session = await findSession(services, client.token);
  if (!session) return data(null);
  const headers = session.extended ? sessionHeaders(session, client) : {};
  return data(await loadDashboard(services, session.user), { headers });
}

export const action = dashboardAction;

/** Passes an extended session's cookie and `Retry-After` on to the document. */
export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const headers = new Headers(loaderHeaders);
  actionHeaders.forEach((value, name) => {
    headers.append(name, value);
  });
  return headers;
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const navigation = useNavigation();
  useEffect(() => {
    // Only after a page that left a notification, such as a signup.
    if (!hasArrivalToast()) return;
    void import('../../ui/toast.tsx').then(({ showArrivalToast }) => showArrivalToast());
  }, []);
  // After a successful sign-in, until the data is loaded.
  if (!loaderData) return navigation.state === 'loading' ? <Skeleton /> : <SignIn />;
  return (
    <main id="main">
      <Overview data={loaderData} />
      {loaderData.phase !== 'ended' && (
        <>
          <Setup data={loaderData} />
          <Week data={loaderData} />
          <Results />
        </>
      )}
      <Billing data={loaderData} />
      <Settings data={loaderData} />
    </main>
  );
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <Section width="text">
        <h1 className="text-h1">{failure.title}</h1>
        <p className="mt-5 mb-8 text-lead text-pretty text-muted">{failure.text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/dashboard" size="large">
            {failure.retry}
          </ButtonLink>
          <ButtonLink href="/contact" size="large" variant="secondary">
            {failure.contact}
          </ButtonLink>
        </div>
      </Section>
    </main>
  );
}
