import { ActionPair } from '../../ui/action-pair.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Eyebrow, Headline } from '../../ui/section.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { hero, website } from './copy.ts';
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
          <WebsiteField />
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

/** Leads to the free audit, which looks at the site when the visitor says so. */
function WebsiteField() {
  return (
    <form
      action="/free-audit#look"
      className="mt-8 flex max-w-md sm:max-lg:max-w-lg flex-col items-start gap-3 sm:max-lg:flex-row sm:max-lg:items-end"
    >
      <TextInput
        id="home-website"
        name="website"
        label={website.label}
        hint={website.hint}
        required
        maxLength={100}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        className="w-full min-w-0 sm:max-lg:flex-1"
      />
      <Button type="submit" variant="secondary">
        {website.submit}
      </Button>
    </form>
  );
}
