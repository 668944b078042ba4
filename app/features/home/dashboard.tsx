import { ResultsDashboard } from '../../product/results-dashboard.tsx';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { dashboard } from './copy.ts';

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
