import { RegionMap } from '../product/region-map.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { local } from './copy.ts';

export function Local() {
  return (
    <Section tone="sunken" aria-labelledby="local">
      <SectionHeading
        id="local"
        line="green"
        eyebrow={local.eyebrow}
        title={local.title}
        lead={local.lead}
      />
      <div className="mt-10 grid items-center gap-10 lg:grid-cols-[1fr_1.5fr] lg:gap-16">
        <dl className="divide-y divide-hairline border-hairline border-y">
          {local.searches.map(({ town, search }) => (
            <div key={town} className="flex flex-wrap justify-between gap-x-6 py-3">
              <dt className="font-bold font-display">{town}</dt>
              <dd className="text-small text-muted">“{search}”</dd>
            </div>
          ))}
        </dl>
        <RegionMap className="w-full" />
      </div>
    </Section>
  );
}
