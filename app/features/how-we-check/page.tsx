import { checks } from '../../../site-audit/checks.ts';
import rates from '../../../site-audit/corpus/rates.json' with { type: 'json' };
import { breadcrumbs } from '../../seo/json-ld.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { errors, hero, limits, seo, sources, way } from './copy.ts';

export const meta = () =>
  pageMeta({
    ...seo,
    jsonLd: [
      breadcrumbs([
        { name: hero.eyebrow, path: '/free-audit' },
        { name: seo.title, path: seo.path },
      ]),
    ],
  });

export default function HowWeCheck() {
  return (
    <main id="main">
      <Section>
        <Eyebrow line="green">{hero.eyebrow}</Eyebrow>
        <h1 className="max-w-4xl text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
        <ButtonLink href={hero.action.href} size="large" className="mt-6 max-sm:w-full">
          {hero.action.text}
        </ButtonLink>
      </Section>
      <Section tone="sunken">
        <SectionHeading title={way.title} />
        <StationLine steps={way.steps} color="green" className="mt-10" />
      </Section>
      <ErrorRates />
      <Limits />
      <Sources />
    </main>
  );
}

function ErrorRates() {
  const total = totalOf(rates);
  const answers = total.fine + total.toFix + total.unclear;
  return (
    <Section id="error-rates">
      <SectionHeading title={errors.title} lead={errors.lead(answers)} />
      <ul className="my-8 grid max-w-measure gap-3 text-pretty text-muted">
        {errors.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <Table
        caption={errors.caption}
        captionHidden
        corner={errors.corner}
        columns={errors.columns}
        rows={[
          { header: errors.all, cells: cellsOf(total) },
          ...rates.map((rate) => ({ header: rate.title, cells: cellsOf(rate) })),
        ]}
        phone="columns"
      />
      <p className="mt-6 text-small text-muted">{errors.updated}</p>
    </Section>
  );
}

/** How often a check was wrong, of how many: false alarms, misses, answers that it couldn't give. */
function cellsOf({ fine, toFix, unclear, accusations, missed, unknown }: Rate): string[] {
  const of = (part: number, all: number) => `${part} of ${all.toLocaleString('en-US')}`;
  return [of(accusations, fine + unclear), of(missed, toFix), of(unknown, fine + toFix)];
}

type Rate = Omit<(typeof rates)[number], 'id' | 'title'>;

function totalOf(rates: readonly Rate[]): Rate {
  const sum = (of: (rate: Rate) => number) => rates.reduce((total, rate) => total + of(rate), 0);
  return {
    fine: sum(({ fine }) => fine),
    toFix: sum(({ toFix }) => toFix),
    unclear: sum(({ unclear }) => unclear),
    passes: sum(({ passes }) => passes),
    hits: sum(({ hits }) => hits),
    accusations: sum(({ accusations }) => accusations),
    missed: sum(({ missed }) => missed),
    unknown: sum(({ unknown }) => unknown),
  };
}

function Limits() {
  return (
    <Section tone="surface">
      <SectionHeading title={limits.title} />
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {limits.items.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-display text-h3 font-bold">{title}</dt>
            <dd className="mt-1.5 max-w-measure text-pretty text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <TextLink {...limits.report} />
    </Section>
  );
}

function Sources() {
  return (
    <Section>
      <SectionHeading title={sources.title} />
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {checks.map(({ id, title, why, source }) => (
          <div key={id} className="border-hairline border-t pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1.5 text-pretty text-muted">{why}</dd>
            <dd className="mt-1.5 text-small">
              <a href={source.url} className="underline underline-offset-4 hover:text-accent">
                {source.title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
