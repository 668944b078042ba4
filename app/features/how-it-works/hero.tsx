import { ActionPair } from '../../ui/action-pair.tsx';
import { Headline } from '../../ui/headline.tsx';
import { Eyebrow } from '../../ui/section.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { hero } from './copy.ts';
import { compactMap, description, title, wideMap } from './map.ts';

/** The promise in days, and the whole way from the audit to six running lines. */
export function Hero() {
  return (
    <section className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-12 px-4 pt-8 pb-section sm:px-6 md:grid-cols-[1fr_minmax(0,21.5rem)] md:grid-rows-[auto_1fr] lg:grid-cols-[1fr_minmax(0,22rem)] xl:grid-cols-[1fr_minmax(0,25rem)] lg:grid-rows-none lg:items-end lg:pt-14">
        <div>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Headline sentences={hero.title} />
        </div>
        <div className="max-lg:mt-5">
          <p className="text-lead text-pretty text-muted">{hero.lead}</p>
          <ActionPair className="mt-6" actions={hero.actions} />
        </div>
        <TransitMap
          id="steps-map"
          className="max-md:mt-12 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-2 lg:mt-14 [&_svg]:overflow-visible lg:[&_svg]:w-full"
          title={title}
          description={description}
          wide={wideMap}
          compact={compactMap}
        />
      </div>
    </section>
  );
}
