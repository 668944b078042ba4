import { settings, telHref } from '../../facts/settings.ts';
import { region } from '../../facts/site.ts';
import { formHeaders } from '../../forms/form-endpoint.server.ts';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { Prose } from '../../ui/prose.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { requestAction } from './api.server.ts';
import { type Block, intro, type PolicySection, sections, seo } from './copy.ts';
import { compactMap, mapDescription, mapTitle, wideMap } from './map.ts';
import { request } from './your-data-copy.ts';
import { YourDataForm } from './your-data-form.tsx';

export const meta = () =>
  pageMeta({ ...seo, jsonLd: [breadcrumbs([{ name: seo.title, path: seo.path }])] });

/** Answers the form that asks for a link. */
export const action = requestAction;

export const headers = formHeaders;

export default function PrivacyPolicy() {
  return (
    <main id="main" className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
      <header className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,33rem)]">
        <div>
          <h1 className="text-h1">{intro.title}</h1>
          <p className="mt-3 text-muted">{intro.updated}</p>
          <ul className="mt-6 grid gap-2 border-accent border-l-4 pl-5">
            {intro.short.map((sentence) => (
              <li key={sentence} className="max-w-measure text-pretty">
                {sentence}
              </li>
            ))}
            <li>
              <a
                href={`#${request.id}`}
                className="font-semibold underline decoration-1 underline-offset-4"
              >
                {intro.own}
              </a>
              .
            </li>
          </ul>
        </div>
        <TransitMap
          id="privacy-map"
          title={mapTitle}
          description={mapDescription}
          wide={wideMap}
          compact={compactMap}
        />
      </header>
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 border-hairline border-t pt-12 lg:mt-16 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:pt-16">
        <Contents />
        <Prose>
          {sections.map((section, index) => (
            <PolicyPart key={section.id} section={section} number={index + 1} />
          ))}
        </Prose>
      </div>
    </main>
  );
}

function Contents() {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start">
      <h2 id="contents" className="font-sans font-semibold text-small">
        {intro.contents}
      </h2>
      <ol className="mt-2 gap-x-8 text-small sm:columns-2 lg:columns-1">
        {sections.map(({ id, title }, index) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center gap-3 text-muted hover:text-ink hover:underline"
            >
              <span className="w-5 text-right tabular-nums">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function PolicyPart({ section, number }: { section: PolicySection; number: number }) {
  const { id, title, blocks } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-28 not-first:mt-14">
      <h2 id={`${id}-title`} className="mt-0 flex gap-4">
        <span className="text-muted tabular-nums">{number}</span>
        <span className="min-w-0">{title}</span>
      </h2>
      {blocks.map((block) => (
        <BlockContent key={String(block)} block={block} />
      ))}
      {id === 'rights' && <YourDataForm />}
      {id === 'contact' && <ContactList />}
    </section>
  );
}

function BlockContent({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className="mt-4">{block}</p>;
  return (
    <ul className="mt-4">
      {block.map((entry) =>
        typeof entry === 'string' ? (
          <li key={entry}>{entry}</li>
        ) : (
          <li key={entry[0]}>
            <strong>{entry[0]}</strong> {entry[1]}
          </li>
        ),
      )}
    </ul>
  );
}

function ContactList() {
  return (
    <ul className="mt-4">
      <li>
        Email: <a href={`mailto:${settings.email}`}>{settings.email}</a>
      </li>
      <li>
        Phone: <a href={telHref(settings.phone)}>{settings.phone}</a>
      </li>
      <li>
        Form: <a href="/contact">the contact page</a>
      </li>
      <li>Office: {region.office}</li>
    </ul>
  );
}
