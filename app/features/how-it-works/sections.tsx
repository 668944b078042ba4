import type { ReactNode } from 'react';
import { ActionPair } from '../../ui/action-pair.tsx';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { closing, comparison, hero, steps } from './copy.ts';
import { stepsDescription, stepsMap, stepsTitle, stepsWideMap } from './map.ts';
import { AgentBrief, ConnectedAccounts, LineSwitches } from './step-drawings.tsx';

/** The page's heading and a map from the audit through the three steps to the six jobs. */
export function Hero() {
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 px-4 pt-8 pb-section sm:px-6 md:grid-cols-[1fr_minmax(0,21.5rem)] md:grid-rows-[auto_1fr] lg:grid-cols-[1fr_minmax(0,22rem)] xl:grid-cols-[1fr_minmax(0,25rem)] lg:grid-rows-none lg:items-end lg:pt-14">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className="text-balance text-h1">{hero.title}</h1>
        </div>
        <div className="max-lg:mt-5">
          <p className="text-lead text-pretty text-muted">{hero.lead}</p>
          <ActionPair className="mt-6" actions={hero.actions} />
        </div>
        <TransitMap
          id="steps-map"
          className="max-md:mt-12 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-2 lg:mt-14 [&_svg]:overflow-visible lg:[&_svg]:w-full"
          title={stepsTitle}
          description={stepsDescription}
          wide={stepsWideMap}
          compact={stepsMap}
        />
      </div>
    </section>
  );
}

/** The three steps as stops on one line down the page, each with what the owner sees. */
export function Steps() {
  const drawings = [
    <ConnectedAccounts key="connect" />,
    <AgentBrief key="brief" />,
    <LineSwitches key="on" />,
  ];
  return (
    <Section tone="sunken" aria-labelledby="steps">
      <SectionHeading id="steps" eyebrow={steps.eyebrow} title={steps.title} />
      <ol className="mt-12">
        {steps.list.map((step, index) => (
          <Step
            key={step.title}
            {...step}
            number={index + 1}
            last={index === steps.list.length - 1}
            drawing={drawings[index]}
          />
        ))}
      </ol>
    </Section>
  );
}

function Step(props: {
  title: string;
  text: string;
  yours: string;
  number: number;
  last: boolean;
  drawing: ReactNode;
}) {
  return (
    <li className="relative grid grid-cols-1 gap-x-16 gap-y-8 pb-16 pl-14 last:pb-0 md:pl-20 lg:grid-cols-[1fr_1.4fr]">
      {!props.last && (
        <span
          aria-hidden="true"
          className="absolute top-5 -bottom-5 left-4 w-2 bg-line-red md:left-5"
        />
      )}
      <span
        aria-hidden="true"
        className="absolute top-0 left-0 grid size-10 place-items-center rounded-full border-4 border-ink bg-surface font-bold font-display tabular-nums md:size-12 md:text-h3"
      >
        {props.number}
      </span>
      <div className="min-w-0">
        <h3 className="pt-1.5 text-h3">{props.title}</h3>
        <p className="mt-3 max-w-measure text-pretty text-muted">{props.text}</p>
        <p className="mt-4 font-semibold text-small">{props.yours}</p>
      </div>
      <div className="relative -ml-14 md:ml-0">{props.drawing}</div>
    </li>
  );
}

/** A freelancer and the agent compared, including the rows that a freelancer wins. */
export function Comparison() {
  const [price, ...rows] = comparison.rows;
  return (
    <Section
      tone="sunken"
      aria-labelledby="freelancer"
      className="grid gap-10 lg:grid-cols-[1fr_1.9fr] lg:gap-20"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading
          id="freelancer"
          line="yellow"
          eyebrow={comparison.eyebrow}
          title={comparison.title}
        />
        <p className="mt-8 border-ink border-t-2 pt-5">
          <span className="block font-bold font-display text-h1 tabular-nums">
            {comparison.saving.figure}
          </span>
          <span className="mt-2 block text-pretty text-muted">{comparison.saving.text}</span>
        </p>
        <p className="mt-5 text-pretty">{comparison.note}</p>
      </div>
      <Table
        caption="A freelancer and the agent compared"
        captionHidden
        phone="columns"
        corner="What you get"
        columns={comparison.columns}
        highlight={1}
        rows={[
          {
            header: price.header,
            cells: price.cells.map((text, column) => (
              <span key={text}>
                <span className="block font-bold font-display text-h2">
                  {comparison.price[column]}
                </span>
                <span className="block text-pretty font-normal text-small">{text}</span>
              </span>
            )),
          },
          ...rows,
        ]}
      />
    </Section>
  );
}

/** What happens after the audit request, as a departures board. */
export function Closing() {
  return (
    <Section aria-labelledby="closing" className="flex flex-wrap gap-12 lg:gap-16">
      <div className="grow basis-md self-center">
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <ActionPair className="mt-8" actions={closing.actions} />
      </div>
      <ol className="grow basis-104 rounded-card bg-ink px-5 text-paper shadow-card sm:px-8">
        {closing.board.map(({ when, what }) => (
          <li
            key={when}
            className="grid gap-x-6 border-muted border-b py-5 last:border-b-0 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] lg:max-xl:grid-cols-1 sm:items-baseline sm:py-6"
          >
            <span className="font-bold font-display text-h3 tabular-nums">{when}</span>
            <span className="text-pretty">{what}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
