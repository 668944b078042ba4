import { ActionPair } from '../../ui/action-pair.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { lines } from '../../ui/lines.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { BenefitList, HeroWords, Promises } from '../parts.tsx';
import { serviceMeta } from '../service.ts';
import { agents, results } from './copy.ts';
import { OneMessage } from './one-message.tsx';

export const meta = () => serviceMeta(agents);

export default function AiMarketingAgents() {
  return (
    <main id="main">
      <section className="mx-auto grid max-w-page items-center gap-x-16 gap-y-12 px-4 pt-8 pb-section sm:px-6 lg:grid-cols-[1fr_1.05fr] lg:pt-14">
        <HeroWords service={agents} line="red" />
        <OneMessage />
      </section>
      <Results />
      <Features />
      <Section
        tone="surface"
        aria-labelledby="benefits"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
      >
        <h2 id="benefits" className="text-h2">
          {agents.benefits.title}
        </h2>
        <BenefitList items={agents.benefits.items} className="gap-x-12 gap-y-8 sm:grid-cols-2" />
      </Section>
      <Section aria-labelledby="closing" className="flex flex-col items-center text-center">
        <LineMark color="red" className="scale-150" />
        <h2 id="closing" className="mt-6 max-w-3xl text-h1">
          {agents.closing.title}
        </h2>
        <p className="mt-5 max-w-measure text-balance text-lead text-muted">
          {agents.closing.lead}
        </p>
        <ActionPair actions={agents.actions} className="mt-8 justify-center" />
        <Promises className="mt-6 justify-center" />
      </Section>
    </main>
  );
}

/** The claims, large: a row each, so that no figure crowds another. */
function Results() {
  return (
    <Section tone="sunken" aria-labelledby="results">
      <h2 id="results" className="text-h2">
        {results.title}
      </h2>
      <dl className="mt-8 border-ink border-t-2">
        {results.figures.map(({ label, value, text }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-8 gap-y-1 border-hairline border-b py-6 md:grid-cols-[7rem_18rem_1fr] lg:grid-cols-[10rem_1fr_1fr]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-nowrap font-bold font-display text-h1 tabular-nums">
              {value}
            </dd>
            <dd className="max-w-measure text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure text-small text-muted">{results.note}</p>
    </Section>
  );
}

function Features() {
  return (
    <Section aria-labelledby="features">
      <SectionHeading id="features" title={agents.features.title} lead={agents.features.lead} />
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {agents.features.items.map(({ title, text, line }) => (
          <Card key={title} as="li" line={lines[line].color} className="pt-8">
            <p className="text-label text-muted">{lines[line].name}</p>
            <h3 className="mt-1 text-h3">{title}</h3>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
