import { useSearchParams } from 'react-router';
import { Island } from '../../islands/island.tsx';
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { meta as about, closing, hero, library } from './copy.ts';
import { readFilters, writeFilters } from './filters.ts';
import LibraryView from './library-view.tsx';
import { MinutesChart } from './minutes-chart.tsx';
import './resources.css';

export const meta = () =>
  pageMeta({ ...about, jsonLd: [breadcrumbs([{ name: 'Resources', path: about.path }])] });

export default function Resources() {
  const [query] = useSearchParams();
  const filters = readFilters(query);
  return (
    <main id="main">
      <Hero />
      <Section tone="sunken" id="library" aria-labelledby="library-title">
        <h2 id="library-title" className="mb-8 text-h2">
          {library.title}
        </h2>
        <Island
          name="resource-library"
          of={LibraryView}
          props={writeFilters(filters) ? { filters } : {}}
        />
        <p className="mt-8 text-label text-muted">{library.examples}</p>
      </Section>
      <Closing />
    </main>
  );
}

function Hero() {
  return (
    <section className="mx-auto max-w-page px-4 pt-10 pb-section sm:px-6 lg:pt-16">
      <div className="mb-10 grid grid-cols-1 items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Eyebrow line="green">{hero.eyebrow}</Eyebrow>
          <h1 className="max-w-3xl text-h1">{hero.title}</h1>
          <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:flex-col">
          <ButtonLink href="/signup" size="large" className="max-sm:w-full">
            {hero.starter}
          </ButtonLink>
          <ButtonLink href="#library" size="large" variant="secondary" className="max-sm:w-full">
            {hero.browse}
          </ButtonLink>
        </div>
      </div>
      <MinutesChart />
    </section>
  );
}

/** Both buttons lead to signup (spec.md section 2). */
function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="mx-auto grid max-w-3xl justify-items-center px-4 py-section text-center sm:px-6"
    >
      <Eyebrow line="red">{closing.eyebrow}</Eyebrow>
      <h2 id="closing" className="text-h1">
        {closing.title}
      </h2>
      <p className="mt-5 max-w-measure text-balance text-lead text-muted">{closing.lead}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/signup" size="large">
          {closing.first}
        </ButtonLink>
        <ButtonLink href="/signup" size="large" variant="secondary">
          {closing.second}
        </ButtonLink>
      </div>
    </section>
  );
}
