import { redirect } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { readPost } from '../../forms/form-endpoint.server.ts';
import type { Route } from './+types/download.ts';
import { findLink, proveMailbox } from './links.server.ts';
import { dataFile } from './readable.server.ts';
import { dataPath } from './your-data-copy.ts';

/** POST /privacy-policy/your-data/download: everything that is kept about a link's holder, as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { token = '' } = await readPost(request);
  const link = await findLink(services, token);
  if (!link) throw redirect(`${dataPath}?token=`, 303);
  await proveMailbox(services, link);
  return dataFile(await services.people.collect(link.email), 'your-data.json');
}

/** Nobody follows a link here; the page has the form. */
export const loader = () => redirect(dataPath, 303);
