import { data, useActionData, useSearchParams } from 'react-router';
import { servicesContext } from '../../../server/http/request-context.ts';
import { CallUs } from '../../chrome/call-us.tsx';
import { formAction } from '../../forms/form-endpoint.server.ts';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import type { Route } from './+types/page.ts';
import { auditForm } from './api.server.ts';
import { meta as about, form } from './copy.ts';
import { Findings } from './findings.tsx';
import AuditForm from './form.tsx';
import { leadLook } from './lead-findings.server.ts';
import { panel } from './look-copy.ts';
import { submittedQuery } from './schema.ts';
import { Benefits, Hero, TrustStrip } from './sections.tsx';
import { showLook } from './show-look.server.ts';
import { lookQuery } from './shown-look.ts';
import SiteLook from './site-look.tsx';
import { findLook } from './site-looks.server.ts';
import { Submitted } from './submitted.tsx';
import './audit.css';

export const meta = () =>
  pageMeta({ ...about, jsonLd: [breadcrumbs([{ name: 'Free audit', path: about.path }])] });

/** What was found so far, for visitors without JavaScript: the page refreshes itself meanwhile. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const [lead, id] = [query.get(lookQuery.findings), query.get(lookQuery.look)];
  if (lead) {
    const found = await leadLook(context.get(servicesContext), lead);
    return data({ look: found?.look, lead: found && lead });
  }
  const look = id ? await findLook(context.get(servicesContext), id) : undefined;
  const headers = look?.open ? { refresh: `2; url=${refreshUrl(query)}` } : {};
  return data({ look: look && showLook(look), lead: undefined }, { headers });
}

/** The page's address with another query: a browser doesn't reload one that differs in its `#` only. */
function refreshUrl(query: URLSearchParams): string {
  return `/free-audit?${query}&at=${Date.now()}#look`;
}

/** Answers the form's post without JavaScript. */
export const action = formAction(auditForm);

export const headers = ({ actionHeaders, loaderHeaders }: Route.HeadersArgs) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export default function FreeAudit({ loaderData: { look, lead } }: Route.ComponentProps) {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  if (query.has(submittedQuery)) {
    return (
      <main id="main">
        <Section>
          <Submitted lead={lead}>{look && <Findings look={look} heading="h2" />}</Submitted>
        </Section>
      </main>
    );
  }
  const website = query.get(lookQuery.website);
  const id = query.get(lookQuery.look);
  const known = look && !look.open ? look.known : {};
  return (
    <main id="main" className="group/audit has-data-submitted:flex has-data-submitted:flex-col">
      <div className="group-has-data-submitted/audit:hidden">
        <Hero />
        <Benefits />
      </div>
      {website !== null && (
        <div className="group-has-data-submitted/audit:order-1">
          <Section id="look">
            <SectionHeading title={panel.title} lead={panel.lead} className="mb-6" />
            <Island
              name="site-look"
              of={SiteLook}
              props={{
                website,
                ...(look ? { look } : {}),
                ...refusal(id, look !== undefined),
                filled: !rejected && Object.keys(known).length > 0,
              }}
            />
          </Section>
        </div>
      )}
      <Section
        id="request"
        tone="sunken"
        className="grid gap-10 has-data-submitted:block lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16"
      >
        <RequestHeading />
        <Island
          name="audit-form"
          of={AuditForm}
          props={rejected ?? (website ? { entries: { website, ...known } } : {})}
        />
      </Section>
      <div className="group-has-data-submitted/audit:order-last">
        <TrustStrip />
      </div>
    </main>
  );
}

/** Why the page shows no look although one was asked for. */
function refusal(id: string | null, found: boolean): { error?: string } {
  if (id === null || found) return {};
  return { error: id === 'refused' ? panel.refused : panel.gone };
}

function RequestHeading() {
  return (
    <div className="group-has-data-submitted/audit:hidden lg:sticky lg:top-28 lg:self-start">
      <h2 className="text-h2">{form.title}</h2>
      <p className="mt-4 text-lead text-pretty text-muted">{form.lead}</p>
      <CallUs className="mt-6" />
    </div>
  );
}
