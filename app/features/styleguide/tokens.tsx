import { LineBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { lines } from '../../ui/lines.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';

const colors = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['hairline', 'bg-hairline'],
  ['control', 'bg-control'],
  ['muted', 'bg-muted'],
  ['ink', 'bg-ink'],
  ['accent', 'bg-accent'],
  ['accent-strong', 'bg-accent-strong'],
  ['on-accent', 'bg-on-accent'],
  ['positive', 'bg-positive'],
  ['danger', 'bg-danger'],
  ['line-red', 'bg-line-red'],
  ['line-blue', 'bg-line-blue'],
  ['line-green', 'bg-line-green'],
  ['line-orange', 'bg-line-orange'],
  ['line-yellow', 'bg-line-yellow'],
  ['line-silver', 'bg-line-silver'],
] as const;

const sizes = [
  ['h1', 'font-display font-bold text-h1'],
  ['h2', 'font-display font-bold text-h2'],
  ['h3', 'font-display font-bold text-h3'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['label', 'text-label'],
] as const;

/** Colors, type and the lines of the map. */
export function TokenSamples() {
  return (
    <Section tone="sunken">
      <SectionHeading eyebrow="Tokens" title="Color and type" />
      <ul className="mt-10 grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
        {colors.map(([name, background]) => (
          <li key={name} className="text-label">
            <span
              className={classNames(
                'mb-2 block h-16 rounded-control border border-hairline',
                background,
              )}
            />
            {name}
          </li>
        ))}
      </ul>
      <dl className="mt-14 grid gap-6">
        {sizes.map(([name, size]) => (
          <div key={name}>
            <dt className="text-label text-muted">{name}</dt>
            <dd className={size}>Your phone rings on a Tuesday in Bethesda: $1,497</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-14 grid grid-cols-2 gap-6 md:grid-cols-3">
        {Object.values(lines).map(({ id }) => (
          <li key={id}>
            <LineBadge line={id} job />
          </li>
        ))}
      </ul>
    </Section>
  );
}
