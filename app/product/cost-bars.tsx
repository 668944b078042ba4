import { dollars, freelancer, monthlyPrice, yearly } from '../site.ts';

/** A year of a freelancer beside a year of the Starter plan, to scale. */
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
    <dl className="grid gap-5">
      {bars.map(({ who, cost, fill }) => (
        <div key={who}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-small">{who}</dt>
            <dd className="font-semibold text-small tabular-nums">{dollars(cost)} a year</dd>
          </div>
          <svg width="100%" height="14" className="mt-1.5 block" aria-hidden="true">
            <rect width="100%" height="14" rx="7" className="fill-sunken" />
            <rect width={`${(cost / theirs) * 100}%`} height="14" rx="7" className={fill} />
          </svg>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline border-t pt-4">
        <dt className="font-semibold">You keep</dt>
        <dd className="font-bold font-display text-h3 tabular-nums">
          {dollars(theirs - ours)} a year
        </dd>
      </div>
    </dl>
  );
}
