import { RegionMap } from '../../product/region-map.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { local } from './copy.ts';

export function Local() {
  return (
    <div className="overflow-clip">
      <Section
        tone="sunken"
        aria-labelledby="local"
        className="grid items-center gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-14"
      >
        <div>
          <SectionHeading
            id="local"
            line="green"
            eyebrow={local.eyebrow}
            title={local.title}
            lead={local.lead}
          />
          <dl className="mt-8 divide-y divide-hairline border-hairline border-y">
            {local.searches.map(({ town, search }) => (
              <div
                key={town}
                className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-small"
              >
                <dt className="font-bold font-display text-body">{town}</dt>
                <dd className="text-muted">“{search}”</dd>
              </div>
            ))}
          </dl>
        </div>
        {/* On narrow screens its roads begin at the list's last rule. */}
        <RegionMap className="w-full max-lg:[clip-path:inset(-2.5rem_-100vw_-20rem)]" />
      </Section>
    </div>
  );
}
