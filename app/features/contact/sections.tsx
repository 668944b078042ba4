import type { ReactNode } from 'react';
import { settings, telHref } from '../../facts/settings.ts';
import { LineMark } from '../../ui/badge.tsx';
import { lines } from '../../ui/lines.ts';
import { Eyebrow, Section, SectionHeading } from '../../ui/section.tsx';
import { details, hero, otherPages, phoneHours } from './copy.ts';

/** The page's heading and the contact details (spec.md section 2, Contact). */
export function Details() {
  return (
    <div>
      <Eyebrow line="yellow">{hero.eyebrow}</Eyebrow>
      <h1 className="text-h1 text-balance">{hero.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
      <h2 className="sr-only">{details.title}</h2>
      <dl className="mt-8 divide-y divide-hairline border-hairline border-y">
        <Detail label={details.phone}>
          <a href={telHref(settings.phone)} className="contact-link">
            {settings.phone}
          </a>
        </Detail>
        <Detail label={details.email}>
          <a href={`mailto:${settings.email}`} className="contact-link wrap-anywhere">
            {settings.email}
          </a>
        </Detail>
        <Detail label={details.hours.label}>
          <span className="block text-balance">{details.hours.value}</span>
          <span className="block text-small text-muted">{details.hours.note}</span>
        </Detail>
        <Detail label={details.reply.label}>{details.reply.value}</Detail>
        <Detail label={details.location.label}>{details.location.value}</Detail>
      </dl>
    </div>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,3fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 py-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The week as a line with a stop for each day, solid on open days and dotted on closed ones. */
export function PhoneHours() {
  return (
    <Section tone="sunken" aria-labelledby="hours">
      <SectionHeading
        id="hours"
        line="yellow"
        eyebrow={phoneHours.eyebrow}
        title={phoneHours.title}
        lead={phoneHours.lead}
      />
      <dl className="hours-board">
        {phoneHours.days.map(({ day, open }) => (
          <div key={day} data-open={open}>
            <dt>{day}</dt>
            <dd>{open ? phoneHours.open : phoneHours.closed}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** Pages that may answer a question sooner than a message does. */
export function OtherPages() {
  return (
    <Section
      aria-labelledby="other-pages"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="other-pages" className="text-h2 text-balance">
        {otherPages.title}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {otherPages.list.map(({ line, title, text, href, action }) => (
          <li
            key={href}
            className="grid grid-cols-1 gap-x-8 gap-y-3 py-6 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <LineMark color={lines[line].color} />
              <h3 className="mt-2 text-h3">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </div>
            <a href={href} className="contact-link self-center">
              {action}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
