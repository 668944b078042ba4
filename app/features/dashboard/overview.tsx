import { useSearchParams } from 'react-router';
import { trialDays } from '../../facts/terms.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { StationLine, type StationStep } from '../../ui/station-line.tsx';
import { AccountForm, DoneMessage } from '../accounts/account-form.tsx';
import { created, createdQuery } from '../accounts/copy.ts';
import { setupStages } from '../accounts/tables.ts';
import { done, overview, setup, status } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** First section: the customer's plan and its status. */
export function Overview({ data }: { data: DashboardData }) {
  const [query] = useSearchParams();
  return (
    <Section className="grid gap-8 lg:grid-cols-[1fr_26rem] lg:items-end lg:gap-16">
      {query.has(createdQuery) && (
        <div
          role="status"
          className="flex gap-3 rounded-card border border-hairline bg-surface p-4 shadow-card lg:col-span-2"
        >
          <span aria-hidden="true" className="w-1 shrink-0 rounded-full bg-positive" />
          <div>
            <p className="font-semibold">{created.title}</p>
            <p className="text-small text-muted">{created.description}</p>
          </div>
        </div>
      )}
      <div>
        <DoneMessage messages={done.overview} />
        <Eyebrow>{overview.eyebrow}</Eyebrow>
        <h1 className="text-h1 wrap-anywhere">{overview.welcome(data.user.firstName)}</h1>
        <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{statusText(data)}</p>
      </div>
      <PlanTicket data={data} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-hairline pt-5 lg:col-span-2">
        <SectionLinks ended={data.phase === 'ended'} />
        <AccountForm
          intent="sign-out"
          submit={overview.signOut}
          submitting={overview.signOut}
          look={{ variant: 'secondary', size: 'small' }}
        />
      </div>
    </Section>
  );
}

/** Links to the page's sections; an ended plan has no setup and no week. */
function SectionLinks({ ended }: { ended: boolean }) {
  const sections = Object.entries(overview.sections).filter(
    ([id]) => !ended || (id !== 'setup' && id !== 'week'),
  );
  return (
    <nav aria-label="On this page">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function statusText({ phase, trial, endsOn, invoices }: DashboardData): string {
  const { until, daysLeft } = trial;
  const [next] = invoices;
  switch (phase) {
    case 'trial':
      return status.trial(until, daysLeft);
    case 'unpaid':
      return status.unpaid(until);
    case 'active':
      return next ? status.active(next.amount, next.day) : status.activeWithoutInvoice;
    case 'ending':
      return status.ending(endsOn ?? '');
    case 'ended':
      return status.ended(endsOn ?? '');
  }
}

function PlanTicket({ data: { plan, phase, trial, pending } }: { data: DashboardData }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-h3">{plan.name}</h2>
          <Badge line={phaseColors[phase]}>{overview.phase[phase]}</Badge>
        </div>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-h2 font-bold tabular-nums">{plan.price}</span>
          <span className="text-small text-muted">{overview.perMonth}</span>
        </p>
        {phase === 'trial' && <TrialDays daysLeft={trial.daysLeft} />}
      </div>
      {pending && (
        <p className="border-t-2 border-dashed border-hairline bg-sunken px-5 py-3 text-small sm:px-6">
          {overview.pending(pending.name, pending.from)}
        </p>
      )}
    </div>
  );
}

/** A bar for each day of the trial; past days are filled. */
function TrialDays({ daysLeft }: { daysLeft: number }) {
  return (
    <div className="mt-5">
      <div aria-hidden="true" className="flex gap-1">
        {Array.from({ length: trialDays }, (_, day) => trialDays - day).map((left) => (
          <span
            key={left}
            className={classNames(
              'h-2 flex-1 rounded-full',
              left > daysLeft ? 'bg-line-red' : left === daysLeft ? 'bg-ink' : 'bg-hairline',
            )}
          />
        ))}
      </div>
      <p className="mt-2 text-label text-muted">{overview.daysLeft(daysLeft)}</p>
    </div>
  );
}

const phaseColors = {
  trial: 'yellow',
  unpaid: 'orange',
  active: 'green',
  ending: 'silver',
  ended: 'silver',
} as const;

/** The setup's stages as a line of stations. A stage that is done completes those before it. */
export function Setup({ data }: { data: DashboardData }) {
  const last = setupStages.findLastIndex((stage) => data.setup[stage] !== null);
  const steps = setupStages.map((stage, index): StationStep => {
    const day = data.setup[stage];
    const { title, text } = setup.stages[stage];
    if (index <= last) return { title, text: day && setup.on(day), state: 'done' };
    return { title, text, state: index === last + 1 ? 'current' : 'ahead' };
  });
  const created = { title: setup.created, text: setup.on(data.createdOn), state: 'done' } as const;
  const { title, lead } = last === setupStages.length - 1 ? setup.done : setup;
  return (
    <Section tone="sunken" aria-labelledby="setup">
      <h2 id="setup" className="text-h2">
        {title}
      </h2>
      <p className="mt-4 mb-10 max-w-measure text-lead text-pretty text-muted">{lead}</p>
      <StationLine color="red" end="open" steps={[created, ...steps]} />
    </Section>
  );
}
