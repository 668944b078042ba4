import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Testimonial, testimonials } from '../../facts/testimonials.ts';
import { ActionPair } from '../../ui/action-pair.tsx';
import { LineBadge, LineMark } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type LineId, lineBackground, lines } from '../../ui/lines.ts';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { BlogPost } from './blog-post.tsx';
import { closing, comparison, features, hero, quotes } from './copy.ts';
import { GoogleProfile } from './google-profile.tsx';
import { KeywordChart } from './keyword-chart.tsx';
import { LeadList } from './lead-list.tsx';
import { SocialPost } from './social-post.tsx';
import { WeeklyReport } from './weekly-report.tsx';

/** The page's heading, and links to the six features like a directory on a station's wall. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-page gap-x-20 gap-y-10 px-4 pt-8 pb-section sm:px-6 lg:grid-cols-[1.5fr_1fr] lg:pt-14">
      <div className="lg:self-center">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-xl text-lead text-pretty text-muted">{hero.lead}</p>
        <ActionPair actions={hero.actions} className="mt-6" />
      </div>
      <nav aria-label="Features" className="border-ink border-t-2">
        <ul className="divide-y divide-hairline border-hairline border-b sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
          {features.map(({ line }) => (
            <li key={line}>
              <a
                href={`#${line}`}
                className="flex min-h-16 items-center justify-between gap-4 hover:text-accent"
              >
                <LineBadge line={line} job />
                <ArrowDown size={18} aria-hidden="true" className="shrink-0 text-muted" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}

const drawings: Record<LineId, ReactNode> = {
  blog: <BlogPost />,
  social: <SocialPost />,
  search: <KeywordChart />,
  google: <GoogleProfile />,
  leads: <LeadList />,
  reports: <WeeklyReport />,
};

/** The wider card of each row; it changes sides so that neighboring rows differ. */
const wideCards: readonly LineId[] = ['blog', 'google', 'leads'];

/** The six features, each with a drawing of its result. */
export function FeatureGrid() {
  return (
    <Section tone="sunken" aria-label="The six features">
      <ul className="grid gap-5 lg:grid-cols-12 lg:gap-6">
        {features.map(({ line, title, text }) => (
          <li
            key={line}
            id={line}
            className={classNames(
              'flex flex-col overflow-hidden rounded-card border border-hairline bg-surface shadow-card',
              wideCards.includes(line) ? 'lg:col-span-7' : 'lg:col-span-5',
            )}
          >
            <div className="p-6 sm:p-8">
              <p className="flex items-center gap-2.5 font-semibold text-small text-muted">
                <LineMark color={lines[line].color} />
                {lines[line].name}
              </p>
              <h2 className="mt-3 text-h3">{title}</h2>
              <p className="mt-2 max-w-measure text-balance text-muted">{text}</p>
            </div>
            <div className="mt-auto px-6 sm:px-8">{drawings[line]}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The agent compared with tools an owner may use, including what those do better. */
export function Comparison() {
  return (
    <Section aria-labelledby="tools">
      <SectionHeading
        id="tools"
        line="orange"
        eyebrow={comparison.eyebrow}
        title={comparison.title}
        lead={comparison.lead}
      />
      <div className="mt-10">
        <Table
          caption="Your agent, a post scheduler and SEO software compared"
          captionHidden
          phone="columns"
          corner="Job"
          columns={comparison.columns}
          highlight={0}
          rows={comparison.rows}
        />
      </div>
    </Section>
  );
}

/** Three quotes, the first one large. A note says so while any of them is a sample. */
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

/** The closing call to action below six lines that cross the window and meet at one stop. */
export function Closing() {
  return (
    <section aria-labelledby="closing" className="overflow-hidden py-section">
      <div aria-hidden="true" className="relative grid gap-1.5">
        {Object.values(lines).map(({ id, color }) => (
          <span key={id} className={classNames('h-2', lineBackground[color])} />
        ))}
        <span className="-inset-y-3 absolute left-1/2 w-8 -translate-x-1/2 rounded-full border-4 border-ink bg-surface" />
      </div>
      <div className="mx-auto mt-12 flex max-w-3xl flex-col items-center px-4 text-center sm:px-6">
        <h2 id="closing" className="text-h1">
          {closing.title}
        </h2>
        <p className="mt-5 max-w-xl text-lead text-balance text-muted">{closing.lead}</p>
        <ActionPair className="mt-8 justify-center" actions={closing.actions} />
      </div>
    </section>
  );
}
