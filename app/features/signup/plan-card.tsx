import { signupPlans } from '../../facts/plan-copy.ts';
import { dollars, monthlyPrice, type PlanId, planIds, popularPlan } from '../../facts/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type LineColor, lineStroke } from '../../ui/lines.ts';
import { planCard, shortName } from './copy.ts';

/** Top half of the plan card: name and price. On a phone the form comes between the halves. */
export function PlanHead({ plan, className }: { plan: PlanId; className: string }) {
  const { name, description } = signupPlans[plan];
  return (
    <section
      aria-labelledby="plan"
      className={classNames(
        'rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8 lg:rounded-b-none lg:border-b-0 lg:pb-6 lg:[clip-path:inset(-3rem_-3rem_0)]',
        className,
      )}
    >
      <PlanSwitch plan={plan} />
      <h2 id="plan" className="mt-6 text-h2">
        {name}
      </h2>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-h1 font-bold tabular-nums">
          {dollars(monthlyPrice[plan])}
        </span>
        <span className="text-muted">{planCard.perMonth}</span>
        {plan === popularPlan && (
          <Badge tone="accent" className="ml-auto self-center">
            {planCard.popular}
          </Badge>
        )}
      </p>
      <p className="mt-3 text-pretty text-muted">{description}</p>
    </section>
  );
}

/** Bottom half of the plan card: features and guarantee. */
export function PlanBody({ plan, className }: { plan: PlanId; className: string }) {
  return (
    <section
      aria-label={planCard.features}
      className={classNames(
        'overflow-hidden rounded-card border border-hairline bg-surface shadow-card lg:rounded-t-none lg:border-t-0 lg:[clip-path:inset(0_-3rem_-3rem)]',
        className,
      )}
    >
      <div className="p-5 sm:p-8 lg:pt-0">
        <h3 className="mb-4 text-small font-semibold text-muted lg:sr-only">{planCard.features}</h3>
        <Stops stops={signupPlans[plan].features} color={colors[plan]} />
      </div>
      <div className="border-t-2 border-dashed border-hairline bg-sunken p-5 sm:px-8">
        <p className="font-semibold">{planCard.guarantee.title}</p>
        <p className="mt-1 text-small text-pretty text-muted">{planCard.guarantee.text}</p>
      </div>
    </section>
  );
}

const colors: Record<PlanId, LineColor> = { starter: 'green', growth: 'red', enterprise: 'blue' };

/** Features as stops of a transit line; each item draws its own piece of the line. */
function Stops({ stops, color }: { stops: readonly string[]; color: LineColor }) {
  return (
    <ul>
      {stops.map((stop, index) => (
        <li key={stop} className="relative pl-9">
          <svg className="absolute inset-y-0 left-0 h-full w-5 overflow-visible" aria-hidden="true">
            <line
              x1="10"
              x2="10"
              // Overlaps the next item's piece: a gap of half a pixel would show.
              y1={index === 0 ? 14 : -1}
              y2={index === stops.length - 1 ? 14 : '102%'}
              strokeWidth="6"
              className={lineStroke[color]}
            />
            <circle cx="10" cy="14" r="6.5" strokeWidth="3" className="fill-surface stroke-ink" />
          </svg>
          <span className={classNames('block', index < stops.length - 1 && 'pb-2.5')}>{stop}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the other plans. */
function PlanSwitch({ plan }: { plan: PlanId }) {
  return (
    <nav aria-label={planCard.others}>
      <ul className="grid grid-cols-3 overflow-hidden rounded-control border border-control">
        {planIds.map((id) => (
          <li key={id} className="border-control not-first:border-l">
            <a
              href={`/signup?plan=${id}`}
              aria-current={id === plan ? 'true' : undefined}
              className={classNames(
                'flex min-h-14 flex-col items-center justify-center px-1 text-center text-small leading-tight wrap-anywhere',
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
