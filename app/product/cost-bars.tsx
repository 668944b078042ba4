import { dollars, freelancer, monthlyPrice, yearly } from '../site.ts';

/** A year of a freelancer beside a year of the Starter plan, to scale. */
export function CostBars() {
  const theirs = yearly(freelancer.exampleMonthly);
  const ours = yearly(monthlyPrice.starter);
  const bars = [
    {
      who: `A freelancer at ${dollars(freelancer.exampleMonthly)} a month`,
      cost: theirs,
      fill: 'fill-line-silver',
    },
    {
      who: `Starter at ${dollars(monthlyPrice.starter)} a month`,
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
    </dl>
  );
}
