import type { ReactNode } from 'react';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { AgentBrief } from './agent-brief.tsx';
import { steps } from './copy.ts';
import { LineSwitches } from './line-switches.tsx';
import { connectDescription, connectMap, connectTitle, connectWideMap } from './map.ts';

/** The three steps as stops of one line down the page, each with what the owner sees then. */
export function Steps() {
  const drawings = [
    <Connect key="connect" />,
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

function Connect() {
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 shadow-card sm:p-6">
      <TransitMap
        id="connect"
        title={connectTitle}
        description={connectDescription}
        wide={connectWideMap}
        compact={connectMap}
        className="[&_svg]:mx-auto"
      />
    </div>
  );
}
