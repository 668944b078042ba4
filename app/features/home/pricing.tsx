import { Check } from 'lucide-react';
import { CostBars } from '../../product/cost-bars.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { cards, type HomeCard, pricing } from './copy.ts';

export function Pricing() {
  return (
    <Section aria-labelledby="pricing">
      <SectionHeading
        id="pricing"
        align="center"
        eyebrow={pricing.eyebrow}
        title={pricing.title}
        lead={pricing.lead}
      />
      <ul className="mt-12 grid gap-6 md:grid-cols-3 md:gap-4 lg:gap-6">
        {cards.map((card) => (
          <PlanCard key={card.plan} card={card} />
        ))}
      </ul>
      <div className="mt-12 grid items-center gap-x-16 gap-y-8 border-hairline border-t pt-12 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{pricing.saving.title}</h3>
          <p className="mt-2 max-w-measure text-pretty text-muted">{pricing.saving.text}</p>
          <TextLink {...pricing.compare} />
        </div>
        <CostBars />
      </div>
    </Section>
  );
}

function PlanCard({ card }: { card: HomeCard }) {
  const [blogs, ...rest] = card.features;
  return (
    <Card as="li" highlighted={card.featured} className="flex flex-col md:p-5 lg:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-h3">{card.name}</h3>
        {card.featured && <Badge tone="accent">Most popular</Badge>}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-bold font-display text-h1 tabular-nums">{card.price}</span>
        <span className="text-small text-muted">a month</span>
      </p>
      <p className="mt-2 text-small text-muted md:min-h-12 lg:min-h-0">{card.description}</p>
      <Perforation strong={card.featured} />
      <ul className="mb-7 grid gap-2.5 text-small">
        <Feature strong>{blogs}</Feature>
        {rest.map((feature) => (
          <Feature key={feature}>{feature}</Feature>
        ))}
      </ul>
      <ButtonLink
        className="mt-auto"
        href={pricing.action.href}
        variant={card.featured ? 'primary' : 'secondary'}
      >
        {pricing.action.text}
        <span className="sr-only"> of {card.name}</span>
      </ButtonLink>
    </Card>
  );
}

/** The tear line of a ticket: dashes, and a notch in each edge of the card. */
function Perforation({ strong }: { strong: boolean }) {
  const notch = classNames(
    'absolute top-0 h-5 w-2.5 -translate-y-1/2 bg-paper',
    strong ? 'border-2 border-ink' : 'border border-hairline',
  );
  return (
    <div
      aria-hidden="true"
      className="relative -mx-6 my-6 md:-mx-5 lg:-mx-6 border-hairline border-t-2 border-dashed"
    >
      <span
        className={classNames(
          notch,
          'rounded-r-full !border-l-0',
          strong ? '-left-0.5' : '-left-px',
        )}
      />
      <span
        className={classNames(
          notch,
          'rounded-l-full !border-r-0',
          strong ? '-right-0.5' : '-right-px',
        )}
      />
    </div>
  );
}

function Feature({ strong, children }: { strong?: boolean; children: React.ReactNode }) {
  return (
    <li className={classNames('flex gap-2.5', strong && 'font-semibold')}>
      <Check size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-positive" />
      {children}
    </li>
  );
}
