import { dollars, monthlyPrice, yearly } from '../facts/prices.ts';
import { freelancer } from '../facts/site.ts';

/** Bars to scale: a year of a freelancer and a year of the Starter plan. */
export function CostBars() {
  const theirs = yearly(freelancer.exampleMonthly);
  const ours = yearly(monthlyPrice.starter);
  const bars = [
    {
      who: `Freelancer, ${dollars(freelancer.exampleMonthly)} a month`,
      cost: theirs,
      fill: 'fill-line-silver',
    },
    {
      who: `Starter, ${dollars(monthlyPrice.starter)} a month`,
      cost: ours,
      fill: 'fill-line-red',
    },
  ];
  return (
    <ul className="grid gap-5">
      {bars.map(({ who, cost, fill }) => (
        <li key={who}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-small">{who}</span>
            <span className="font-semibold text-small tabular-nums">{dollars(cost)} a year</span>
          </div>
          <svg width="100%" height="14" className="mt-1.5 block" aria-hidden="true">
            <rect width="100%" height="14" rx="7" className="fill-sunken" />
            <rect width={`${(cost / theirs) * 100}%`} height="14" rx="7" className={fill} />
          </svg>
        </li>
      ))}
      <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-4">
        <span className="font-semibold">You keep</span>
        <span className="font-bold font-display text-h3 tabular-nums">
          {dollars(theirs - ours)} a year
        </span>
      </li>
    </ul>
  );
}
