import { useEffect } from 'react';
import { data, useNavigation } from 'react-router';
import { servicesContext, sourceContext } from '../../../server/http/request-context.ts';
import type { RouteHandle } from '../../root.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { hasArrivalToast } from '../../ui/toast-store.ts';
import { requestToken, sessionHeaders } from '../accounts/page-session.server.ts';
import { findSession } from '../accounts/sessions.server.ts';
import { SignIn } from '../sign-in/form.tsx';
import type { Route } from './+types/page.ts';
import { answerPost } from './actions.server.ts';
import { Billing } from './billing.tsx';
import { meta as about, failure } from './copy.ts';
import { loadDashboard } from './load.server.ts';
import { Overview, Setup } from './overview.tsx';
import { Settings } from './settings.tsx';
import { Skeleton } from './skeleton.tsx';
import { Results, Week } from './work.tsx';

export const handle: RouteHandle = { hydrate: true };

export const meta = () => pageMeta(about);

/** What the customer's session opens; null for whoever has none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await findSession(services, requestToken(request, services));
  if (!session) return data(null);
  const headers = session.prolonged ? sessionHeaders(request, services, session.token) : {};
  return data(await loadDashboard(services, session.user), { headers });
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPost(request, context.get(servicesContext), context.get(sourceContext));
}

/** Lets a prolonged session's cookie through to the document, and when to come back. */
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
    // Loaded when the page before has left a notification, as a signup does.
    if (!hasArrivalToast()) return;
    void import('../../ui/toast.tsx').then(({ showArrivalToast }) => showArrivalToast());
  }, []);
  // Between a sign-in that was accepted and the data that it opens.
  if (!loaderData) return navigation.state === 'loading' ? <Skeleton /> : <SignIn />;
  return (
    <main id="main">
      <Overview data={loaderData} />
      {loaderData.stage !== 'ended' && (
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
            {failure.write}
          </ButtonLink>
        </div>
      </Section>
    </main>
  );
}
