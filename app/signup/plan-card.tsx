import { signupPlans } from '../plans.ts';
import { dollars, monthlyPrice, type PlanId, planIds, popularPlan } from '../site.ts';
import { Badge } from '../ui/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { type LineColor, lineStroke } from '../ui/lines.ts';
import { planCard, shortName } from './copy.ts';

/** The plan that the address asks for, as a ticket: its stops are what the plan contains. */
export function PlanCard({ plan }: { plan: PlanId }) {
  const { name, description, features } = signupPlans[plan];
  return (
    <section
      aria-labelledby="plan"
      className="overflow-hidden rounded-card border border-hairline bg-surface shadow-card"
    >
      <div className="p-5 sm:p-8">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-small font-semibold text-muted">{planCard.eyebrow}</p>
          {plan === popularPlan && <Badge tone="accent">{planCard.popular}</Badge>}
        </div>
        <h2 id="plan" className="mt-3 text-h2">
          {name}
        </h2>
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-display text-h1 font-bold tabular-nums">
            {dollars(monthlyPrice[plan])}
          </span>
          <span className="text-muted">{planCard.perMonth}</span>
        </p>
        <p className="mt-3 text-pretty text-muted">{description}</p>
        <h3 className="sr-only">{planCard.features}</h3>
        <Stops stops={features} color={colors[plan]} />
      </div>
      <div className="border-t-2 border-dashed border-hairline bg-sunken p-5 sm:px-8">
        <p className="font-semibold">{planCard.guarantee.title}</p>
        <p className="mt-1 text-small text-pretty text-muted">{planCard.guarantee.text}</p>
      </div>
    </section>
  );
}

const colors: Record<PlanId, LineColor> = { starter: 'green', growth: 'red', enterprise: 'blue' };

/** What a plan contains, as stops of one line; each piece of line is drawn beside its own stop. */
function Stops({ stops, color }: { stops: readonly string[]; color: LineColor }) {
  return (
    <ul className="mt-6">
      {stops.map((stop, index) => (
        <li key={stop} className="relative pl-9">
          <svg className="absolute inset-y-0 left-0 h-full w-5" aria-hidden="true">
            <line
              x1="10"
              x2="10"
              y1={index === 0 ? 14 : 0}
              y2={index === stops.length - 1 ? 14 : '100%'}
              strokeWidth="6"
              className={lineStroke[color]}
            />
            <circle cx="10" cy="14" r="6.5" strokeWidth="3" className="fill-surface stroke-ink" />
          </svg>
          <span className="block pb-2.5">{stop}</span>
        </li>
      ))}
    </ul>
  );
}

/** The three plans as links, for whoever came with another one in mind. */
export function PlanSwitch({ plan }: { plan: PlanId }) {
  return (
    <nav aria-label={planCard.others} className="mt-5">
      <ul className="grid grid-cols-3 overflow-hidden rounded-control border border-control bg-surface">
        {planIds.map((id) => (
          <li key={id} className="border-control not-first:border-l">
            <a
              href={`/signup?plan=${id}`}
              aria-current={id === plan ? 'true' : undefined}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center px-1 text-center text-small leading-tight',
                id === plan ? 'bg-ink font-semibold text-paper' : 'hover:bg-sunken',
              )}
            >
              {shortName[id]}
              <span className="text-label tabular-nums">{dollars(monthlyPrice[id])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
