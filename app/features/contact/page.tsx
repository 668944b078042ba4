import { useActionData, useSearchParams } from 'react-router';
import { formAction, formHeaders } from '../../forms/form-endpoint.server.ts';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs, contactPage } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Section } from '../../ui/section.tsx';
import { contactForm } from './api.server.ts';
import { meta as about } from './copy.ts';
import ContactForm from './form.tsx';
import { isTopic, submittedQuery, topicQuery } from './schema.ts';
import { Details, OtherPages, PhoneHours } from './sections.tsx';
import { Submitted } from './submitted.tsx';
import './contact.css';

export const meta = () =>
  pageMeta({
    ...about,
    jsonLd: [contactPage(about.description), breadcrumbs([{ name: 'Contact', path: about.path }])],
  });

/** Answers the form's post without JavaScript. */
export const action = formAction(contactForm);

export const headers = formHeaders;

export default function Contact() {
  const rejected = useActionData<typeof action>();
  const [query] = useSearchParams();
  const topic = query.get(topicQuery);
  return (
    <main id="main">
      <Section className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,36rem)]">
        <Details />
        <div id="write" className="scroll-mt-24">
          {query.has(submittedQuery) ? (
            <Submitted />
          ) : (
            <Island
              name="contact-form"
              of={ContactForm}
              props={{ ...(isTopic(topic) ? { topic } : {}), ...rejected }}
            />
          )}
        </div>
      </Section>
      <PhoneHours />
      <OtherPages />
    </main>
  );
}
