import { useActionData, useSearchParams } from 'react-router';
import { Island } from '../islands/island.tsx';
import { breadcrumbs } from '../seo/json-ld.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { servicesContext } from '../services.ts';
import { Section, SectionHeading } from '../ui/section.tsx';
import type { Route } from './+types/page.ts';
import { meta as about, form } from './copy.ts';
import AuditForm from './form.tsx';
import { Hero, Tiles, TrustStrip } from './hero.tsx';
import { answerPost } from './post.server.ts';
import { Submitted } from './submitted.tsx';

export const meta = () =>
  pageMeta({ ...about, jsonLd: [breadcrumbs([{ name: 'Free audit', path: about.path }])] });

/** The form's post where JavaScript is off or has not come. */
export function action({ request, context }: Route.ActionArgs) {
  return answerPost(request, context.get(servicesContext));
}

export default function FreeAudit() {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  if (query.has('submitted')) {
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
        <Tiles />
      </div>
      <Section id="request" tone="sunken" aria-labelledby="request-title" className="max-w-3xl">
        <SectionHeading
          id="request-title"
          title={form.title}
          lead={form.lead}
          className="mb-10 group-has-data-submitted/audit:hidden"
        />
        <Island name="audit-form" of={AuditForm} props={rejected ?? {}} />
      </Section>
      <TrustStrip />
    </main>
  );
}
