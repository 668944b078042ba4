import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { next } from './copy.ts';

/** Two next steps for undecided visitors, drawn as a line that forks to two stops. */
export function Next() {
  return (
    <Section aria-labelledby="next">
      <SectionHeading id="next" align="center" title={next.title} lead={next.lead} />
      <div aria-hidden="true" className="mt-8 flex h-24 flex-col items-center">
        <span className="h-10 w-2 rounded-t-full bg-line-red" />
        <span className="hidden w-[calc(50%+1rem)] flex-1 rounded-t-3xl border-line-red border-x-8 border-t-8 md:block" />
        <span className="w-2 flex-1 bg-line-red md:hidden" />
      </div>
      <ul className="grid gap-12 md:grid-cols-2 md:gap-8">
        {next.stops.map(({ title, text, action }, index) => (
          <Card as="li" key={title} className="flex flex-col items-center px-6 pt-10 text-center">
            {index > 0 && (
              <span aria-hidden="true" className="-top-12 absolute h-8 w-2 bg-line-red md:hidden" />
            )}
            <span
              aria-hidden="true"
              className="-top-4 absolute size-8 rounded-full border-4 border-ink bg-surface"
            />
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 mb-6 max-w-md text-pretty text-muted">{text}</p>
            <ButtonLink
              size="large"
              className="mt-auto"
              href={action.href}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {action.text}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
