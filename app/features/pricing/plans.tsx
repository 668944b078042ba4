import { Check } from 'lucide-react';
import { pricingPlans } from '../../facts/plan-copy.ts';
import { dollars, monthlyPrice, type PlanId, planIds, popularPlan } from '../../facts/prices.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Eyebrow, Headline } from '../../ui/section.tsx';
import { action, hero } from './copy.ts';

/** Headline, trial and the three prices, all on a laptop's first screen. */
export function Plans() {
  return (
    <section className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1fr_auto]">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Headline sentences={hero.title} />
        </div>
        <Trial />
      </div>
      <h2 className="sr-only">Plans</h2>
      <ul className="mt-8 grid gap-5 md:mt-14 md:grid-cols-3 md:gap-0">
        {planIds.map((plan) => (
          <PlanCard key={plan} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

function Trial() {
  return (
    <div className="lg:pb-2">
      <p className="text-lead">
        <strong>{hero.trial.figure}</strong> {hero.trial.text}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-small text-muted lg:block">
        {hero.terms.map((term) => (
          <li key={term} className="first-letter:uppercase">
            {term}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanCard({ plan }: { plan: PlanId }) {
  const { name, description, features } = pricingPlans[plan];
  const popular = plan === popularPlan;
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-card border bg-surface p-6 shadow-card lg:p-8',
        popular
          ? 'z-10 border-ink ring-1 ring-ink md:-my-5 md:py-11 lg:py-13'
          : 'border-hairline md:first:rounded-r-none md:last:rounded-l-none md:first:border-r-0 md:last:border-l-0',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-h3">{name}</h3>
        {popular && <Badge tone="accent">Most popular</Badge>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-bold font-display text-h1 tabular-nums">
          {dollars(monthlyPrice[plan])}
        </span>
        <span className="text-muted">a month</span>
      </p>
      <p className="mt-3 text-pretty text-muted md:min-h-21 lg:min-h-14">{description}</p>
      <ButtonLink
        className="mt-6 md:max-lg:px-2"
        size="large"
        href={action[plan].href}
        variant={popular ? 'primary' : 'secondary'}
      >
        {action[plan].text}
      </ButtonLink>
      <ul className="mt-7 grid gap-3 border-hairline border-t pt-6">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-positive" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
