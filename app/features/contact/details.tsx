import type { ReactNode } from 'react';
import { settings, telHref } from '../../facts/settings.ts';
import { Eyebrow } from '../../ui/section.tsx';
import { details, hero } from './copy.ts';

/** The headline and how to reach the company (spec.md section 2, Contact). */
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
