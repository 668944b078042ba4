import { ActionPair } from '../../../ui/action-pair.tsx';
import { Eyebrow, Section } from '../../../ui/section.tsx';
import { StationLine } from '../../../ui/station-line.tsx';
import { BenefitList, PlanTerms } from '../sections.tsx';
import { serviceMeta } from '../service.ts';
import { process, seoAutomation as seo } from './copy.ts';
import { SampleRanking } from './sample-ranking.tsx';
import { Timeline } from './timeline.tsx';

export const meta = () => serviceMeta(seo);

export default function SeoAutomation() {
  return (
    <main id="main">
      <section className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
        <div className="grid grid-cols-1 items-end gap-x-16 gap-y-5 lg:grid-cols-[1.3fr_1fr]">
          <div>
            <Eyebrow line="green">{seo.name}</Eyebrow>
            <h1 className="text-h1">{seo.hero.title}</h1>
          </div>
          <div>
            <p className="max-w-measure text-lead text-pretty text-muted">{seo.hero.lead}</p>
            <ActionPair actions={seo.actions} className="mt-6" />
          </div>
        </div>
        <div className="mt-12">
          <SampleRanking />
        </div>
      </section>
      <Section tone="sunken" aria-labelledby="process">
        <h2 id="process" className="max-w-3xl text-h2">
          {process.title}
        </h2>
        <StationLine className="mt-12" color="green" steps={process.steps} end="open" />
      </Section>
      <Features />
      <Benefits />
      <Section
        aria-labelledby="closing"
        className="grid grid-cols-1 items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]"
      >
        <div>
          <h2 id="closing" className="text-h1">
            {seo.closing.title}
          </h2>
          <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{seo.closing.lead}</p>
        </div>
        <div className="border-line-green border-l-8 pl-6">
          <ActionPair actions={seo.actions} />
          <PlanTerms className="mt-5 max-w-80" />
        </div>
      </Section>
    </main>
  );
}

function Features() {
  return (
    <Section
      aria-labelledby="features"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <h2 id="features" className="text-h2 lg:sticky lg:top-28 lg:self-start">
        {seo.features.title}
      </h2>
      <dl className="border-ink border-t-2">
        {seo.features.items.map(({ title, text }) => (
          <div
            key={title}
            className="grid grid-cols-1 gap-x-8 gap-y-1 border-hairline border-b py-5 sm:grid-cols-[1fr_1.4fr]"
          >
            <dt className="font-bold font-display text-h3">{title}</dt>
            <dd className="text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function Benefits() {
  return (
    <Section
      tone="surface"
      aria-labelledby="benefits"
      className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-2"
    >
      <Timeline />
      <div>
        <h2 id="benefits" className="text-h2">
          {seo.benefits.title}
        </h2>
        <BenefitList items={seo.benefits.items} className="mt-8 gap-6" />
      </div>
    </Section>
  );
}
