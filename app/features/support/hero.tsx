import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { settings, telHref } from '../../facts/settings.ts';
import { Island } from '../../islands/island.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type LineColor, lineBorder } from '../../ui/lines.ts';
import { Eyebrow } from '../../ui/section.tsx';
import { hero, options } from './copy.ts';
import LiveChat from './live-chat.tsx';

/** The heading and, as one map, the three ways to reach support. */
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
            <p className="without-script text-small text-muted">{options.chat.off}</p>
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

/** The first of the lines turns into its option; the others run on to theirs. */
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

/** The interchange where the three lines begin. */
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
