import { type Testimonial, testimonials } from '../../facts/testimonials.ts';
import { classNames } from '../../ui/class-names.ts';
import { Eyebrow, Section } from '../../ui/section.tsx';
import { quotes } from './copy.ts';

/** One quote large, two beside it; samples are called samples. */
export function Quotes() {
  const sample = testimonials.some(({ confirmed }) => !confirmed);
  return (
    <Section tone="sunken" aria-labelledby="quotes">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <div>
          <Eyebrow line="yellow">{quotes.eyebrow}</Eyebrow>
          <h2 id="quotes" className="text-h2">
            {quotes.title}
          </h2>
        </div>
        {sample && (
          <p className="max-w-sm text-pretty text-small text-muted">{quotes.unconfirmed}</p>
        )}
      </div>
      <ul className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.author} testimonial={testimonial} large={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

function Quote({
  testimonial: { quote, author, metric },
  large,
}: {
  testimonial: Testimonial;
  large: boolean;
}) {
  return (
    <li className={classNames('border-ink border-t-2 pt-6', large && 'lg:row-span-2')}>
      <figure className={classNames(large && 'flex h-full flex-col')}>
        <blockquote
          className={classNames(
            'text-pretty',
            large ? 'font-bold font-display text-h2' : 'text-lead',
          )}
        >
          “{quote}”
        </blockquote>
        <figcaption className={classNames('pt-5', large && 'mt-auto lg:pt-10')}>
          <span className="block text-muted">{author}</span>
          <span className="mt-1 block font-bold font-display text-h3 tabular-nums">{metric}</span>
        </figcaption>
      </figure>
    </li>
  );
}
