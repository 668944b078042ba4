import { useSearchParams } from 'react-router';
import { created, createdQuery } from '../accounts/copy.ts';
import { Badge } from '../ui/badge.tsx';
import { Eyebrow, Section } from '../ui/section.tsx';
import { StationLine, type StationStep } from '../ui/station-line.tsx';
import { AccountForm } from './account-form.tsx';
import { cancel, overview, setup, trial } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** Who you are, what you have, and where it stands: the first screen. */
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
        <Eyebrow>{overview.eyebrow}</Eyebrow>
        <h1 className="text-h1 wrap-anywhere">{overview.welcome(data.user.firstName)}</h1>
        <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{statusText(data)}</p>
        <div className="mt-6">
          <AccountForm
            intent="sign-out"
            submit={overview.signOut}
            busyText={overview.signOut}
            look={{ variant: 'secondary' }}
          />
        </div>
      </div>
      <PlanTicket data={data} />
    </Section>
  );
}

function statusText({ stage, trial: { until, daysLeft }, endsOn }: DashboardData): string {
  if (stage === 'ended') return cancel.ended(endsOn ?? '');
  if (stage === 'ending') return cancel.canceled(endsOn ?? '');
  return daysLeft > 0 ? trial.running(until, daysLeft) : trial.over(until);
}

function PlanTicket({ data: { plan, stage, pending } }: { data: DashboardData }) {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card">
      <div className="p-5 sm:p-6">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 className="text-h3">{plan.name}</h2>
          <Badge line={stageColors[stage]}>{overview.stage[stage]}</Badge>
        </div>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-h2 font-bold tabular-nums">{plan.price}</span>
          <span className="text-small text-muted">{overview.perMonth}</span>
        </p>
      </div>
      {pending && (
        <p className="border-t-2 border-dashed border-hairline bg-sunken px-5 py-3 text-small sm:px-6">
          {`Changes to ${pending.name} on ${pending.from}`}
        </p>
      )}
    </div>
  );
}

const stageColors = {
  setup: 'yellow',
  running: 'green',
  ending: 'silver',
  ended: 'silver',
} as const;

/** The way from the account to the first post. */
export function Setup({ data: { createdOn, agentReady } }: { data: DashboardData }) {
  const state = (at: 'connect' | 'configured' | 'content'): NonNullable<StationStep['state']> => {
    if (!agentReady) return at === 'connect' ? 'current' : 'ahead';
    return at === 'content' ? 'current' : 'done';
  };
  return (
    <Section tone="sunken" aria-labelledby="setup">
      <h2 id="setup" className="text-h2">
        {setup.title}
      </h2>
      <p className="mt-4 mb-10 max-w-measure text-lead text-pretty text-muted">{setup.lead}</p>
      <StationLine
        color="red"
        end="open"
        steps={[
          { title: 'Account created', text: setup.steps.created(createdOn), state: 'done' },
          { title: 'Connect platforms', text: setup.steps.connect, state: state('connect') },
          { title: 'Agent configured', text: setup.steps.configured, state: state('configured') },
          { title: 'First content', text: setup.steps.content, state: state('content') },
        ]}
      />
    </Section>
  );
}
