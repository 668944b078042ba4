import { CallUs } from '../../chrome/call-us.tsx';
import { BuilderWindow } from '../../product/builder-window.tsx';
import { LeadPhone } from '../../product/lead-phone.tsx';
import { RegionMap } from '../../product/region-map.tsx';
import { ResultsDashboard } from '../../product/results-dashboard.tsx';
import { WeekTimetable } from '../../product/week-timetable.tsx';
import { ActionPair } from '../../ui/action-pair.tsx';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { builder, closing, dashboard, howItWorks, local } from './copy.ts';

export function HowItWorks() {
  return (
    <Section
      tone="sunken"
      aria-labelledby="how-it-works"
      className="grid gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20"
    >
      <div>
        <SectionHeading id="how-it-works" eyebrow={howItWorks.eyebrow} title={howItWorks.title} />
        <StationLine className="mt-10" vertical steps={howItWorks.steps} end="open" />
        <TextLink {...howItWorks.link} />
      </div>
      <WeekTimetable />
    </Section>
  );
}

export function Dashboard() {
  return (
    <Section tone="sunken" aria-labelledby="dashboard">
      <div className="mb-10 grid items-end gap-x-16 gap-y-4 lg:grid-cols-2">
        <div>
          <Eyebrow line="silver">{dashboard.eyebrow}</Eyebrow>
          <h2 id="dashboard" className="text-h2">
            {dashboard.title}
          </h2>
        </div>
        <p className="max-w-measure text-lead text-pretty text-muted">{dashboard.lead}</p>
      </div>
      <ResultsDashboard />
    </Section>
  );
}

export function Builder() {
  return (
    <Section
      aria-labelledby="builder"
      className="grid items-center gap-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16"
    >
      <div className="order-last min-w-0 lg:order-first">
        <BuilderWindow />
      </div>
      <div>
        <SectionHeading
          id="builder"
          line="blue"
          eyebrow={builder.eyebrow}
          title={builder.title}
          lead={builder.lead}
        />
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {builder.features.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-pretty text-small text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <TextLink {...builder.link} />
      </div>
    </Section>
  );
}

export function Local() {
  return (
    <div className="overflow-clip">
      <Section
        tone="sunken"
        aria-labelledby="local"
        className="grid items-center gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-14"
      >
        <div>
          <SectionHeading
            id="local"
            line="green"
            eyebrow={local.eyebrow}
            title={local.title}
            lead={local.lead}
          />
          <dl className="mt-8 divide-y divide-hairline border-hairline border-y">
            {local.searches.map(({ town, search }) => (
              <div
                key={town}
                className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-small"
              >
                <dt className="font-bold font-display text-body">{town}</dt>
                <dd className="text-muted">“{search}”</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* On narrow screens its roads begin at the list's last rule. */}
        <RegionMap className="w-full max-lg:[clip-path:inset(-2.5rem_-100vw_-20rem)]" />
      </Section>
    </div>
  );
}

export function Closing() {
  return (
    <section aria-labelledby="closing" className="mx-auto max-w-page px-4 py-section sm:px-6">
      <div className="grid grid-cols-1 items-end gap-x-12 overflow-hidden rounded-card border border-hairline bg-surface px-6 pt-12 shadow-card sm:px-12 lg:grid-cols-[1fr_1.4fr] lg:pt-16">
        <div className="self-center pb-12 lg:pb-16">
          <h2 id="closing" className="text-h1">
            {closing.title}
          </h2>
          <p className="mt-5 max-w-lg text-lead text-pretty text-muted">{closing.lead}</p>
          <ActionPair actions={closing.actions} className="mt-8" />
          <CallUs className="mt-5" />
        </div>
        <LeadPhone className="mx-auto lg:order-first" />
      </div>
    </section>
  );
}
