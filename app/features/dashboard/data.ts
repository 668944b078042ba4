import { redirect } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { exportData } from '../accounts/customer-data.server.ts';
import { pageClient } from '../accounts/session-cookie.server.ts';
import { findSession } from '../accounts/sessions.server.ts';
import type { Route } from './+types/data.ts';

/** GET /dashboard/data: all data stored about the customer, as a JSON file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await findSession(services, pageClient({ request, context }).token);
  if (!session) return redirect('/dashboard', 303);
  const body = JSON.stringify(await exportData(services, session.user), null, 2);
  return new Response(`${body}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-data.json"',
    },
  });
}
