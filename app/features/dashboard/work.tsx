import { ResultsDashboard } from '../../product/results-dashboard.tsx';
import { WeekTimetable } from '../../product/week-timetable.tsx';
import { Section } from '../../ui/section.tsx';
import { results, week } from './copy.ts';
import type { DashboardData } from './load.server.ts';

/** The agent's tasks in a week on the customer's plan. */
export function Week({ data: { plan, week: stops, setup } }: { data: DashboardData }) {
  return (
    <Section aria-labelledby="week" className="grid gap-8 lg:grid-cols-[1fr_1.3fr] lg:gap-16">
      <div>
        <h2 id="week" className="text-h2">
          {week.title}
        </h2>
        <p className="mt-4 max-w-measure text-lead text-pretty text-muted">
          {setup.configure || setup.publish ? week.running : week.waiting}
        </p>
      </div>
      <WeekTimetable stops={stops} caption={week.caption(plan.name)} />
    </Section>
  );
}

/** Sample results, labeled as such: there are no figures of the customer's own yet. */
export function Results() {
  return (
    <Section tone="sunken" aria-labelledby="results">
      <h2 id="results" className="text-h2">
        {results.title}
      </h2>
      <p className="mt-4 mb-8 max-w-measure text-lead text-pretty text-muted">{results.lead}</p>
      <ResultsDashboard />
    </Section>
  );
}
