import { ActionPair } from '../../ui/action-pair.tsx';
import { Eyebrow, Headline } from '../../ui/section.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { hero } from './copy.ts';
import { compactMap, mapDescription, mapTitle, wideMap } from './map.ts';

export function Hero() {
  return (
    <section className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
      <Eyebrow>{hero.eyebrow}</Eyebrow>
      <Headline sentences={hero.title} />
      <div className="mt-5 grid gap-x-12 gap-y-12 lg:mt-10 lg:max-xl:grid-cols-[1fr_1.7fr] xl:grid-cols-[1fr_1.45fr]">
        <div className="lg:pt-4">
          <p className="max-w-measure text-lead text-pretty text-muted">{hero.lead}</p>
          <ActionPair actions={hero.actions} className="mt-6" />
          <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
            {hero.terms.map((term) => (
              <li key={term} className="first-letter:uppercase">
                {term}
              </li>
            ))}
          </ul>
        </div>
        <div>
          <TransitMap
            id="home-map"
            title={mapTitle}
            description={mapDescription}
            wide={wideMap}
            compact={compactMap}
          />
          <p className="mt-4 text-label text-muted">{hero.caption}</p>
        </div>
      </div>
    </section>
  );
}
