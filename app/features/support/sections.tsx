import { ArrowRight, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { resourceCategories } from '../../facts/resource-categories.ts';
import { settings, telHref } from '../../facts/settings.ts';
import { Island } from '../../islands/island.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type LineColor, lineBorder } from '../../ui/lines.ts';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { closing, hero, options, selfService } from './copy.ts';
import LiveChat from './live-chat.tsx';

/** The page's heading and the three contact options, drawn as one map. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-4 pt-10 pb-section sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-16">
      <div>
        <Eyebrow line="blue">{hero.eyebrow}</Eyebrow>
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
      </div>
      <div>
        <p className="junction">
          <JunctionMark />
          <span className="font-display text-h3 font-bold">{hero.from}</span>
        </p>
        <ul className="branches">
          <Option {...options.chat} lines={['red', 'blue', 'green']} icon={<MessageCircle />}>
            <Island name="live-chat" of={LiveChat} props={{}} />
            <p className="without-script text-small text-muted">{options.chat.withoutScript}</p>
          </Option>
          <Option {...options.email} lines={['blue', 'green']} icon={<Mail />}>
            <OptionLink href={`mailto:${settings.email}`}>{options.email.action}</OptionLink>
          </Option>
          <Option {...options.phone} lines={['green']} icon={<Phone />}>
            <OptionLink href={telHref(settings.phone)}>{options.phone.action}</OptionLink>
          </Option>
        </ul>
      </div>
    </section>
  );
}

/**
 * One contact option. The first of the lines turns into it; the others run on to theirs.
 *
 * @param hours when the option is available.
 */
function Option({
  title,
  text,
  hours,
  lines,
  icon,
  children,
}: {
  title: string;
  text: string;
  hours: string;
  lines: readonly LineColor[];
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="branch">
      {lines.map((line, index) => (
        <span
          key={line}
          aria-hidden="true"
          className={classNames('branch-line', lineBorder[line], index === 0 && 'branch-turn')}
        />
      ))}
      <span aria-hidden="true" className="branch-stop">
        {icon}
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-h3">{title}</h2>
        <p className="text-small font-semibold tabular-nums">{hours}</p>
      </div>
      <p className="mt-1 mb-3 max-w-measure text-pretty text-muted">{text}</p>
      {children}
    </li>
  );
}

function OptionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-6 hover:text-accent [overflow-wrap:anywhere]"
    >
      {children}
    </a>
  );
}

/** The interchange where the three options' lines begin. */
function JunctionMark() {
  return (
    <svg viewBox="0 0 72 32" fill="none" className="relative h-8 w-18" aria-hidden="true">
      <rect
        x="3"
        y="3"
        width="66"
        height="26"
        rx="13"
        strokeWidth="5"
        className="fill-surface stroke-ink"
      />
    </svg>
  );
}

/** Three categories of the resource library, for visitors who'd rather look it up. */
export function SelfService() {
  return (
    <Section aria-labelledby="self-service">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <SectionHeading
          id="self-service"
          line="orange"
          eyebrow={selfService.eyebrow}
          title={selfService.title}
        />
        <a href="/resources" className="py-2 font-semibold underline underline-offset-4">
          {selfService.all}
        </a>
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-4 md:grid-cols-3">
        {selfService.cards.map(({ title, text, category, action }) => (
          <li
            key={category}
            className="relative flex flex-col rounded-card border border-hairline bg-surface p-6 shadow-card hover:border-control"
          >
            <LineMark
              color={resourceCategories.find(({ id }) => id === category)?.color ?? 'silver'}
            />
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1.5 mb-5 text-pretty text-muted">{text}</p>
            <a
              href={`/resources?category=${category}#library`}
              className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0"
            >
              {action}
              <ArrowRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="mx-auto flex max-w-page flex-col items-start justify-between gap-x-12 gap-y-6 px-4 py-section sm:px-6 md:flex-row md:items-center"
    >
      <div>
        <h2 id="closing" className="text-h2">
          {closing.title}
        </h2>
        <p className="mt-3 max-w-measure text-lead text-pretty text-muted">{closing.lead}</p>
      </div>
      <ButtonLink href="/free-audit" size="large" className="shrink-0">
        {closing.action}
      </ButtonLink>
    </section>
  );
}
