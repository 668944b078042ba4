import { data } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Route } from './+types/findings-page.ts';
import { Findings } from './findings.tsx';
import { leadLook } from './lead-findings.server.ts';
import { findingsPage as text } from './look-copy.ts';

export const meta = ({ location }: Route.MetaArgs) =>
  pageMeta({
    title: text.title,
    description: text.description,
    path: location.pathname,
    share: '/free-audit',
    noindex: true,
  });

/** What was found on a lead's website; 404 for a link that isn't known. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await leadLook(context.get(servicesContext), params.id);
  if (!found) throw data(null, { status: 404 });
  return data(found, { headers: found.pending ? { refresh: '3' } : {} });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** The private link of a lead: its findings, to read again, print or pass on. */
export default function LeadFindings({ loaderData: { look, pending } }: Route.ComponentProps) {
  return (
    <main id="main">
      <Section>
        <SectionHeading as="h1" title={text.title} lead={look && `${text.looked} ${look.url}.`} />
        <div className="mt-10">
          {look ? (
            <Findings look={look} heading="h2" whole />
          ) : (
            <p>{pending ? text.pending : text.none}</p>
          )}
        </div>
        <p className="mt-10 max-w-measure text-small text-muted">{text.keep}</p>
        <ButtonLink href="/how-it-works" className="mt-6 print:hidden">
          {text.action}
        </ButtonLink>
      </Section>
    </main>
  );
}
