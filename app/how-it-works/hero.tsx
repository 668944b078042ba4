import { ButtonLink } from '../ui/button.tsx';
import { Eyebrow } from '../ui/section.tsx';
import { TransitMap } from '../ui/transit-map.tsx';
import { hero } from './copy.ts';
import { compactMap, description, title, wideMap } from './map.ts';

/** The promise in days, and the whole way from the audit to six running lines. */
export function Hero() {
  const [first, second] = hero.actions;
  return (
    <section className="mx-auto grid max-w-page gap-x-12 px-4 pt-8 pb-section sm:px-6 md:grid-cols-[1fr_21.5rem] md:grid-rows-[auto_1fr] lg:grid-cols-[1fr_22rem] lg:grid-rows-none lg:items-end lg:pt-14">
      <div>
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="text-h1">
          {hero.title.map((sentence) => (
            <span key={sentence} className="block text-balance">
              {sentence}{' '}
            </span>
          ))}
        </h1>
      </div>
      <div className="max-lg:mt-5">
        <p className="text-lead text-pretty text-muted">{hero.lead}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink size="large" className="px-4" href={first.href}>
            {first.text}
          </ButtonLink>
          <ButtonLink size="large" variant="secondary" className="px-4" href={second.href}>
            {second.text}
          </ButtonLink>
        </div>
      </div>
      <TransitMap
        id="steps-map"
        className="max-md:mt-12 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 lg:col-span-2 lg:mt-14 lg:[&_svg]:w-full"
        title={title}
        description={description}
        wide={wideMap}
        compact={compactMap}
      />
    </section>
  );
}
