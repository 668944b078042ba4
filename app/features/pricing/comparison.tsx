import { Check, Minus } from 'lucide-react';
import { marketingName } from '../../facts/plans.ts';
import { dollars, monthlyPrice, planIds, popularPlan, trialDays } from '../../facts/site.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { type Cell, rows } from './contents.ts';
import { comparison } from './copy.ts';

/** The plans' contents side by side, with the price first. */
export function Comparison() {
  return (
    <Section aria-labelledby="compare">
      <SectionHeading
        id="compare"
        line="green"
        align="center"
        eyebrow={comparison.eyebrow}
        title={comparison.title}
        lead={comparison.lead}
      />
      <div className="mt-10">
        <Table
          caption="What each plan contains"
          captionHidden
          phone="columns"
          corner="Plan"
          columns={planIds.map((plan) => marketingName[plan])}
          highlight={planIds.indexOf(popularPlan)}
          rows={[
            { header: 'Price a month', cells: planIds.map(Price) },
            ...rows.map(({ header, cells }) => ({
              header,
              cells: planIds.map((plan) => show(cells[plan])),
            })),
            { header: 'Setup fee', cells: planIds.map(() => 'None') },
            { header: 'Free trial', cells: planIds.map(() => `${trialDays} days`) },
          ]}
        />
      </div>
    </Section>
  );
}

function Price(plan: (typeof planIds)[number]) {
  return <span className="font-bold font-display text-h3">{dollars(monthlyPrice[plan])}</span>;
}

function show(cell: Cell) {
  if (typeof cell === 'string') return cell;
  const Mark = cell ? Check : Minus;
  return (
    <>
      <Mark size={20} aria-hidden="true" className={cell ? 'text-positive' : 'text-muted'} />
      <span className="sr-only">{cell ? 'Yes' : 'No'}</span>
    </>
  );
}
