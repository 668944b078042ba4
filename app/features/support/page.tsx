import { useActionData, useSearchParams } from 'react-router';
import { settings } from '../../facts/settings.ts';
import { faqEntries } from '../../facts/support-faq/entries.ts';
import { formAction, formHeaders } from '../../forms/form-endpoint.server.ts';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs, faq as faqData } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { supportForm } from './api.server.ts';
import { meta as about, faq, form } from './copy.ts';
import FaqSearch from './faq-search.tsx';
import SupportForm from './form.tsx';
import { submittedQuery } from './schema.ts';
import { Closing, Hero, SelfService } from './sections.tsx';
import './support.css';

export const meta = () =>
  pageMeta({
    ...about,
    jsonLd: [faqData(faqEntries(settings)), breadcrumbs([{ name: 'Support', path: about.path }])],
  });

/** Answers the form's post without JavaScript. */
export const action = formAction(supportForm);

export const headers = formHeaders;

export default function Support() {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  const searched = query.get('q')?.slice(0, 100);
  return (
    <main id="main">
      <Hero />
      <Section tone="sunken" id="questions" aria-labelledby="faq">
        <SectionHeading
          id="faq"
          line="yellow"
          eyebrow={faq.eyebrow}
          title={faq.title}
          lead={faq.lead}
          className="mb-10"
        />
        <Island name="faq-search" of={FaqSearch} props={searched ? { query: searched } : {}} />
      </Section>
      <SelfService />
      <Section
        tone="sunken"
        id="message"
        aria-labelledby="write"
        className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]"
      >
        <div className="lg:order-last lg:pt-8">
          <SectionHeading
            id="write"
            line="blue"
            eyebrow={form.eyebrow}
            title={form.title}
            lead={form.lead}
          />
          <StationLine
            vertical
            color="blue"
            end="buffer"
            steps={form.steps}
            className="mt-10 max-lg:hidden"
          />
        </div>
        <Island
          name="support-form"
          of={SupportForm}
          props={query.has(submittedQuery) ? { submitted: true } : { ...rejected }}
        />
      </Section>
      <Closing />
    </main>
  );
}
