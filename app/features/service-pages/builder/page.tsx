import { FileText, Inbox, Move, Search, ShoppingCart, Smartphone } from 'lucide-react';
import { BuilderWindow } from '../../../product/builder-window.tsx';
import { ActionPair } from '../../../ui/action-pair.tsx';
import { LineIcon } from '../../../ui/badge.tsx';
import type { LineColor } from '../../../ui/lines.ts';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { StationLine } from '../../../ui/station-line.tsx';
import { BenefitList, PlanTerms, SplitHero } from '../sections.tsx';
import { serviceMeta } from '../service.ts';
import { builder, businessKinds, steps } from './copy.ts';
import { SetupClock } from './setup-clock.tsx';
import { TemplateDrawing } from './template-drawing.tsx';

export const meta = () => serviceMeta(builder);

export default function WebsiteBuilder() {
  return (
    <main id="main">
      <SplitHero service={builder} line="blue">
        <SetupClock />
      </SplitHero>
      <BusinessKinds />
      <Section
        aria-labelledby="steps"
        className="grid grid-cols-1 items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.45fr)]"
      >
        <div>
          <SectionHeading id="steps" title={steps.title} />
          <StationLine className="mt-10" color="blue" vertical steps={timedSteps} />
        </div>
        <BuilderWindow />
      </Section>
      <Features />
      <Section
        aria-labelledby="benefits"
        className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.1fr]"
      >
        <div>
          <h2 id="benefits" className="text-h2">
            {builder.benefits.title}
          </h2>
          <BenefitList items={builder.benefits.items} className="mt-8 gap-7" />
        </div>
        <section
          aria-labelledby="closing"
          className="flex flex-col justify-end rounded-card border border-hairline border-t-8 border-t-line-blue bg-surface p-6 shadow-card sm:p-10"
        >
          <h2 id="closing" className="text-h2">
            {builder.closing.title}
          </h2>
          <p className="mt-4 max-w-measure text-lead text-pretty text-muted">
            {builder.closing.lead}
          </p>
          <ActionPair actions={builder.actions} className="mt-8" />
          <PlanTerms className="mt-5 max-w-80" />
        </section>
      </Section>
    </main>
  );
}

/** The steps, each with its minutes. */
const timedSteps = steps.list.map(({ title, text, minutes }) => ({
  title,
  text: (
    <>
      <span className="font-semibold text-ink tabular-nums">{minutes} min.</span> {text}
    </>
  ),
}));

function BusinessKinds() {
  return (
    <Section tone="sunken" aria-labelledby="kinds">
      <SectionHeading id="kinds" align="center" title={businessKinds.title} />
      <ul className="mt-12 grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-4">
        {businessKinds.list.map(({ title, text, site }) => (
          <li
            key={title}
            className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card max-sm:grid max-sm:grid-cols-[min(8rem,32%)_minmax(0,1fr)]"
          >
            <TemplateDrawing kind={site} />
            <div className="border-hairline p-4 max-sm:border-l sm:border-t sm:p-5">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-pretty text-muted text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const featureIcons = [Move, Smartphone, ShoppingCart, Search, FileText, Inbox];
const iconColors: readonly LineColor[] = ['blue', 'orange', 'yellow', 'green', 'red', 'silver'];

function Features() {
  return (
    <Section
      tone="surface"
      aria-labelledby="features"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="features" className="text-h2">
        {builder.features.title}
      </h2>
      <ul className="grid grid-cols-1 gap-x-12 gap-y-9 sm:grid-cols-2">
        {builder.features.items.map(({ title, text }, index) => {
          const Icon = featureIcons[index] ?? Move;
          return (
            <li key={title} className="max-sm:flex max-sm:gap-4">
              <LineIcon color={iconColors[index] ?? 'blue'}>
                <Icon size={20} aria-hidden="true" />
              </LineIcon>
              <div>
                <h3 className="text-h3 sm:mt-3">{title}</h3>
                <p className="mt-1.5 text-pretty text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
