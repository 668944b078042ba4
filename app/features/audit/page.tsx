import { useActionData, useSearchParams } from 'react-router';
import { CallUs } from '../../chrome/call-us.tsx';
import { formAction, formHeaders } from '../../forms/form-endpoint.server.ts';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Section } from '../../ui/section.tsx';
import { auditForm } from './api.server.ts';
import { meta as about, form } from './copy.ts';
import AuditForm from './form.tsx';
import { submittedQuery } from './schema.ts';
import { Benefits, Hero, TrustStrip } from './sections.tsx';
import { Submitted } from './submitted.tsx';
import './audit.css';

export const meta = () =>
  pageMeta({ ...about, jsonLd: [breadcrumbs([{ name: 'Free audit', path: about.path }])] });

/** Answers the form's post without JavaScript. */
export const action = formAction(auditForm);

export const headers = formHeaders;

export default function FreeAudit() {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  if (query.has(submittedQuery)) {
    return (
      <main id="main">
        <Section>
          <Submitted />
        </Section>
      </main>
    );
  }
  return (
    <main id="main" className="group/audit">
      <div className="group-has-data-submitted/audit:hidden">
        <Hero />
        <Benefits />
      </div>
      <Section
        id="request"
        tone="sunken"
        className="grid gap-10 has-data-submitted:block lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16"
      >
        <RequestHeading />
        <Island name="audit-form" of={AuditForm} props={rejected ?? {}} />
      </Section>
      <TrustStrip />
    </main>
  );
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
