import { ActionPair } from '../../../ui/action-pair.tsx';
import { LineMark } from '../../../ui/badge.tsx';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { PlanTerms, SplitHero } from '../sections.tsx';
import { serviceMeta } from '../service.ts';
import { agents, sides } from './copy.ts';
import { Junction } from './junction.tsx';
import { Results } from './results.tsx';
import { SampleMessage } from './sample-message.tsx';

export const meta = () => serviceMeta(agents);

export default function AiMarketingAgents() {
  return (
    <main id="main">
      <SplitHero service={agents} line="red">
        <SampleMessage />
      </SplitHero>
      <Results />
      <Section aria-labelledby="features">
        <SectionHeading
          id="features"
          align="center"
          title={agents.features.title}
          lead={agents.features.lead}
        />
        <Junction />
      </Section>
      <Benefits />
      <Section aria-labelledby="closing" className="flex flex-col items-center text-center">
        <LineMark color="red" className="scale-150" />
        <h2 id="closing" className="mt-6 max-w-3xl text-h1">
          {agents.closing.title}
        </h2>
        <p className="mt-5 max-w-measure text-balance text-lead text-muted">
          {agents.closing.lead}
        </p>
        <ActionPair actions={agents.actions} className="mt-8 justify-center" />
        <PlanTerms className="mt-6 justify-center" />
      </Section>
    </main>
  );
}

/** The benefits, each with what it is like now and with the agent. */
function Benefits() {
  return (
    <Section
      tone="surface"
      aria-labelledby="benefits"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2.2fr]"
    >
      <h2 id="benefits" className="text-h2">
        {agents.benefits.title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2">
        {agents.benefits.items.map(({ title, before, text }) => (
          <li key={title}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 border-control border-l-4 border-dotted pb-3 pl-4 text-pretty text-muted">
              <span className="block text-label">{sides.before}</span>
              {before}
            </p>
            <p className="border-accent border-l-4 pl-4 text-pretty">
              <span className="block text-label text-muted">{sides.after}</span>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
