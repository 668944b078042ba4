import { ActionPair } from '../../ui/action-pair.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { lines } from '../../ui/lines.ts';
import { Eyebrow } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { benefits, hero, howWeCheck, trust } from './copy.ts';
import { SampleAudit } from './sample-audit.tsx';

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-12 px-4 pt-8 pb-section sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-14">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
        <ActionPair actions={hero.actions} className="mt-6" />
      </div>
      <SampleAudit />
    </section>
  );
}

/** The three benefit tiles (spec.md section 2). */
export function Benefits() {
  return (
    <div className="mx-auto max-w-page px-4 pb-section sm:px-6">
      <h2 className="sr-only">What the audit gives you</h2>
      <ul className="grid border-t border-hairline md:grid-cols-3">
        {benefits.map(({ title, text, line }) => (
          <li
            key={title}
            className="border-b border-hairline py-6 md:border-b-0 md:border-l md:px-5 lg:px-8 md:first:border-l-0 md:first:pl-0"
          >
            <LineMark color={lines[line].color} />
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-1.5 text-balance text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The trust strip below the form (spec.md section 2). */
export function TrustStrip() {
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <dl className="grid gap-6 sm:grid-cols-3">
        {trust.map(({ figure, text }) => (
          <div key={text} className="flex flex-col">
            <dt className="order-last text-muted">{text}</dt>
            <dd className="font-display text-h2 font-bold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <TextLink {...howWeCheck} />
    </div>
  );
}
