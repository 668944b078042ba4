import { Section } from '../../ui/section.tsx';
import type { Readable } from './readable.server.ts';
import { yours } from './your-data-copy.ts';

/** What is kept about a person, a card for each record. */
export function Records({ kinds }: { kinds: Readable[] }) {
  return (
    <Section id="records" aria-labelledby="records-title" className="grid gap-12">
      <h2 id="records-title" className="text-h2">
        {yours.shown}
      </h2>
      {kinds.map(({ title, records }) => (
        <section key={title} className="grid gap-4">
          <h3 className="text-h3">{title}</h3>
          {records.map(({ id, fields }) => (
            <dl
              key={id}
              className="grid gap-x-8 gap-y-3 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:p-6"
            >
              {fields.map(({ label, value }) => (
                <div key={label} className="sm:contents">
                  <dt className="text-small text-muted">{label}</dt>
                  <dd className="max-w-measure whitespace-pre-line wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
          ))}
        </section>
      ))}
    </Section>
  );
}
