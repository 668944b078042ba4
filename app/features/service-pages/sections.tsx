import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionPair } from '../../ui/action-pair.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { LineColor } from '../../ui/lines.ts';
import { Eyebrow } from '../../ui/section.tsx';
import { planTerms, type Service, type Titled } from './service.ts';

interface HeroProps {
  service: Service;
  line: LineColor;
  centered?: boolean;
}

/** Heading, lead and calls to action of a service page. */
export function HeroText({ service, line, centered = false }: HeroProps) {
  return (
    <div className={classNames(centered && 'flex flex-col items-center text-center')}>
      <Eyebrow line={line}>{service.name}</Eyebrow>
      <h1 className={classNames('text-h1', centered && 'max-w-4xl')}>
        {service.hero.title.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence} className="block">
            {sentence}{' '}
          </span>
        ))}
      </h1>
      <p
        className={classNames(
          'mt-5 max-w-measure text-lead text-muted',
          centered ? 'text-balance' : 'text-pretty',
        )}
      >
        {service.hero.lead}
      </p>
      <ActionPair
        actions={service.actions}
        className={classNames('mt-7', centered && 'justify-center')}
      />
    </div>
  );
}

/** A hero in two columns: the text, and a drawing of the product as `children`. */
export function SplitHero({ children, ...text }: { children: ReactNode } & HeroProps) {
  return (
    <section className="mx-auto grid grid-cols-1 max-w-page items-center gap-x-14 gap-y-12 px-4 pt-8 pb-section sm:px-6 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:pt-14">
      <HeroText {...text} />
      {children}
    </section>
  );
}

/** Benefits, each with a check mark. */
export function BenefitList({
  items,
  className,
}: {
  items: readonly Titled[];
  className?: string;
}) {
  return (
    <ul className={classNames('grid grid-cols-1', className)}>
      {items.map(({ title, text }) => (
        <li key={title} className="flex gap-4">
          <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border-2 border-positive text-positive">
            <Check size={16} strokeWidth={3} aria-hidden="true" />
          </span>
          <div>
            <h3 className="font-sans font-semibold">{title}</h3>
            <p className="mt-0.5 max-w-measure text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Terms of every plan, in a row. */
export function PlanTerms({ className }: { className?: string }) {
  return (
    <ul className={classNames('flex flex-wrap gap-x-5 gap-y-1 text-small text-muted', className)}>
      {planTerms.map((term) => (
        <li key={term} className="first-letter:uppercase">
          {term}
        </li>
      ))}
    </ul>
  );
}
