import { ActionPair } from '../../ui/action-pair.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lineBackground } from '../../ui/lines.ts';
import { Section } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { closing, hero, story, values, why } from './copy.ts';
import { CorrectedDraft } from './corrected-draft.tsx';

export function Hero() {
  return (
    <section className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
      <h1 className="text-balance text-h1">{hero.title}</h1>
      <div className="mt-5 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[1.35fr_1fr]">
        <div className="lg:order-last lg:pt-6">
          <p className="max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
          <ButtonLink size="large" className="mt-6" href={hero.action.href}>
            {hero.action.text}
          </ButtonLink>
          <p className="mt-5 text-small text-muted">{hero.note}</p>
        </div>
        <CorrectedDraft />
      </div>
    </section>
  );
}

/** The story, and four tiles that look like platform signs. */
export function Story() {
  return (
    <Section tone="sunken" aria-labelledby="story">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.4fr]">
        <h2 id="story" className="text-h2">
          {story.title}
        </h2>
        <div className="grid gap-4">
          {story.paragraphs.map((paragraph, index) => (
            <p
              key={paragraph}
              className={classNames('max-w-measure text-pretty', index === 0 && 'text-lead')}
            >
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <ul className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:mt-16 lg:grid-cols-4">
        {story.tiles.map(({ title, line, text, color }) => (
          <li
            key={title}
            className="overflow-hidden rounded-card bg-ink text-paper dark:border dark:border-hairline dark:bg-surface dark:text-ink"
          >
            <div aria-hidden="true" className={classNames('h-2', lineBackground[color])} />
            <div className="p-4 sm:p-5">
              <h3 className="text-h3">{title}</h3>
              <p className="font-semibold text-small">{line}</p>
              <p className="mt-4 border-control border-t pt-3 text-pretty text-small">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Why() {
  return (
    <Section
      aria-labelledby="why"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="why" className="text-h2">
          {why.title}
        </h2>
        <p className="mt-4 text-lead text-pretty text-muted">{why.lead}</p>
        <h3 className="mt-8 text-h3">{why.specialties.title}</h3>
        <ul className="mt-3 gap-x-12 border-hairline border-t sm:max-lg:columns-2">
          {why.specialties.list.map((specialty) => (
            <li
              key={specialty}
              className="break-inside-avoid border-hairline border-b py-2 text-small first-letter:uppercase"
            >
              {specialty}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid grid-cols-1 content-start gap-5 sm:grid-cols-2 lg:gap-6">
        {why.cards.map(({ title, text, color }) => (
          <Card key={title} as="li" line={color} className="pt-8">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-3 text-pretty text-muted">{text}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

export function Mission() {
  return (
    <Section tone="surface" aria-labelledby="mission">
      <h2 id="mission" className="flex items-center gap-3 font-sans font-semibold text-small">
        <LineMark color="red" />
        {values.title}
      </h2>
      <p className="mt-5 max-w-5xl text-balance font-bold font-display text-h1">
        {values.statement}
      </p>
      <dl className="mt-14 grid gap-x-10 gap-y-8 border-ink border-t-2 pt-8 md:grid-cols-3">
        {values.list.map(({ title, text, color }) => (
          <div key={title}>
            <dt className="flex items-center gap-2.5 font-bold font-display text-h3">
              <span
                aria-hidden="true"
                className={classNames('size-3 rounded-full', lineBackground[color])}
              />
              {title}
            </dt>
            <dd className="mt-2 max-w-measure text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

export function Closing() {
  return (
    <Section
      aria-labelledby="closing"
      className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[1.6fr_1fr]"
    >
      <div>
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <ActionPair actions={closing.actions} className="mt-8" />
      </div>
      <StationLine vertical steps={closing.steps} />
    </Section>
  );
}
