import { pricingPlans } from '../../facts/plan-copy.ts';
import { dollars, monthlyPrice, type PlanId, planIds } from '../../facts/prices.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { daysOfMonth, type Month, months, weeks } from './contents.ts';
import { month } from './copy.ts';

/** Four weeks of each plan side by side. */
export function Months() {
  return (
    <Section tone="sunken" aria-labelledby="month">
      <SectionHeading
        id="month"
        line="blue"
        eyebrow={month.eyebrow}
        title={month.title}
        lead={month.lead}
      />
      <ul className="mt-12 grid gap-12 md:grid-cols-3 md:gap-8 lg:gap-16">
        {planIds.map((plan) => (
          <li key={plan}>
            <PlanMonth plan={plan} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PlanMonth({ plan }: { plan: PlanId }) {
  const { counts } = months[plan];
  return (
    <figure className="grid grid-cols-[3fr_2fr] gap-x-6 md:block">
      <figcaption className="col-span-2 mb-4 flex items-baseline justify-between border-ink border-b-2 pb-2">
        <span className="font-bold font-display text-h3">{pricingPlans[plan].name}</span>
        <span className="tabular-nums text-muted">{dollars(monthlyPrice[plan])}</span>
      </figcaption>
      <Calendar month={months[plan]} />
      <ul className="grid content-start gap-2 text-small md:mt-5">
        <Count fill="bg-line-red" text={counts.blog} />
        <Count fill="bg-line-blue" text={counts.social} />
        <Count fill="bg-line-green" text={counts.keywords} />
      </ul>
    </figure>
  );
}

function Count({ fill, text }: { fill: string; text: string }) {
  return (
    <li className="flex items-baseline gap-2.5 font-semibold">
      <span aria-hidden="true" className={classNames('size-2.5 shrink-0 rounded-full', fill)} />
      {text}
    </li>
  );
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const cell = 44;
const gap = 4;
const dotsTop = 34 + weeks * cell;
const dotsInRow = 25;
const dotStep = (weekdays.length * cell - gap) / dotsInRow;
const mostKeywords = Math.max(...planIds.map((plan) => months[plan].keywords));

/** Hidden from screen readers: the captions below it have the same counts. */
function Calendar({ month: { blogDays, socialDays, keywords } }: { month: Month }) {
  const width = weekdays.length * cell - gap;
  const height = dotsTop + (mostKeywords / dotsInRow) * dotStep;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" fill="none" aria-hidden="true">
      {weekdays.map((weekday, index) => (
        <text
          key={weekday}
          x={index * cell + (cell - gap) / 2}
          y="12"
          textAnchor="middle"
          fontSize="13"
          className="fill-muted"
        >
          {weekday[0]}
        </text>
      ))}
      {daysOfMonth.map((day) => (
        <Day key={day} day={day} blog={blogDays.includes(day)} social={socialDays.includes(day)} />
      ))}
      <path
        d={dots(keywords)}
        strokeWidth="8"
        strokeLinecap="round"
        className="stroke-line-green"
      />
    </svg>
  );
}

/** Path data for `count` points, 25 in a row; round line caps draw them as dots. */
function dots(count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index % dotsInRow) + 0.5) * dotStep;
    const y = dotsTop + (Math.floor(index / dotsInRow) + 0.5) * dotStep;
    return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
  }).join('');
}

function Day({ day, blog, social }: { day: number; blog: boolean; social: boolean }) {
  const [x, y] = [(day % 7) * cell, 22 + Math.floor(day / 7) * cell];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={cell - gap} height={cell - gap} rx="6" className="fill-surface" />
      {blog && <rect x="7" y="9" width="26" height="9" rx="4.5" className="fill-line-red" />}
      {social && <rect x="7" y="22" width="26" height="9" rx="4.5" className="fill-line-blue" />}
    </g>
  );
}
