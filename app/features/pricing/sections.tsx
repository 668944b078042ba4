import { Check, Minus } from 'lucide-react';
import { marketingName } from '../../facts/plans.ts';
import { dollars, monthlyPrice, planIds, popularPlan } from '../../facts/prices.ts';
import { trialDays } from '../../facts/terms.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { type Cell, rows } from './contents.ts';
import { comparison, next, questions } from './copy.ts';

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

/** Billing questions, one open at a time; the structured data has the same texts. */
export function Questions() {
  return (
    <Section
      tone="sunken"
      aria-labelledby="questions"
      className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20"
    >
      <SectionHeading
        id="questions"
        line="silver"
        eyebrow={questions.eyebrow}
        title={questions.title}
      />
      <Accordion
        name="billing"
        items={questions.items.map(({ id, question, answer }) => ({
          id: `billing-${id}`,
          title: question,
          body: answer,
        }))}
      />
    </Section>
  );
}

/** Two next steps for undecided visitors, drawn as a line that forks to two stops. */
export function Next() {
  return (
    <Section aria-labelledby="next">
      <SectionHeading id="next" align="center" title={next.title} lead={next.lead} />
      <div aria-hidden="true" className="mt-8 flex h-24 flex-col items-center">
        <span className="h-10 w-2 rounded-t-full bg-line-red" />
        <span className="hidden w-[calc(50%+1rem)] flex-1 rounded-t-3xl border-line-red border-x-8 border-t-8 md:block" />
        <span className="w-2 flex-1 bg-line-red md:hidden" />
      </div>
      <ul className="grid gap-12 md:grid-cols-2 md:gap-8">
        {next.stops.map(({ title, text, action }, index) => (
          <Card as="li" key={title} className="flex flex-col items-center px-6 pt-10 text-center">
            {index > 0 && (
              <span aria-hidden="true" className="-top-12 absolute h-8 w-2 bg-line-red md:hidden" />
            )}
            <span
              aria-hidden="true"
              className="-top-4 absolute size-8 rounded-full border-4 border-ink bg-surface"
            />
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 mb-6 max-w-md text-pretty text-muted">{text}</p>
            <ButtonLink
              size="large"
              className="mt-auto"
              href={action.href}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {action.text}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
