import { ActionPair } from '../../../ui/action-pair.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Section, SectionHeading } from '../../../ui/section.tsx';
import { BenefitList, HeroText, PlanTerms } from '../sections.tsx';
import { serviceMeta } from '../service.ts';
import { ContentCalendar } from './content-calendar.tsx';
import { correction, platforms, social, week } from './copy.ts';
import { SampleWeek } from './sample-week.tsx';

export const meta = () => serviceMeta(social);

export default function SocialMediaManagement() {
  return (
    <main id="main">
      <section className="mx-auto max-w-page px-4 pt-8 pb-section sm:px-6 lg:pt-14">
        <HeroText service={social} line="blue" centered />
        <div className="mt-12">
          <SampleWeek />
        </div>
      </section>
      <Platforms />
      <Features />
      <Section tone="surface" aria-labelledby="benefits">
        <SectionHeading id="benefits" align="center" title={social.benefits.title} />
        <BenefitList
          items={social.benefits.items}
          className="mx-auto mt-10 max-w-4xl gap-x-12 gap-y-8 md:grid-cols-2"
        />
      </Section>
      <Section aria-labelledby="closing">
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 rounded-card bg-ink px-6 py-12 text-paper dark:border dark:border-hairline dark:bg-sunken dark:text-ink sm:px-12 lg:grid-cols-[1.5fr_1fr] lg:py-20">
          <div>
            <h2 id="closing" className="text-h1">
              {social.closing.title}
            </h2>
            <p className="mt-5 max-w-measure text-lead text-pretty">{social.closing.lead}</p>
          </div>
          <ActionPair actions={social.actions} className="lg:justify-end" />
        </div>
        <PlanTerms className="mt-6 justify-center" />
      </Section>
    </main>
  );
}

/** The five platforms, set large like destinations on a departures board. */
function Platforms() {
  return (
    <Section tone="sunken" aria-labelledby="platforms">
      <h2 id="platforms" className="max-w-3xl text-h2">
        {platforms.title}
      </h2>
      <ul className="mt-10 border-ink border-t-2">
        {platforms.list.map(({ name, text }) => (
          <li
            key={name}
            className="grid grid-cols-1 items-baseline gap-x-12 gap-y-1 border-hairline border-b py-5 md:grid-cols-[1fr_1.5fr] lg:py-6"
          >
            <h3 className="text-h2">{name}</h3>
            <p className="max-w-measure text-lead text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Indexes of the features with a small drawing. */
const [voice, hour] = [1, 2];

/** The features; the calendar is as large as four others, which surround it. */
function Features() {
  return (
    <Section aria-labelledby="features">
      <h2 id="features" className="max-w-2xl text-h2">
        {social.features.title}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {social.features.items.map(({ title, text }, index) => (
          <Card
            key={title}
            as="li"
            className={classNames(
              index === 0 && 'sm:col-span-2 lg:row-span-2',
              index === social.features.items.length - 1 && 'sm:max-lg:col-span-2',
            )}
          >
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-measure text-pretty text-muted">{text}</p>
            {index === 0 && (
              <div className="mt-8">
                <ContentCalendar />
              </div>
            )}
            {index === voice && <Correction />}
            {index === hour && <PostTimes />}
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** A line of the agent's, corrected by the owner. */
function Correction() {
  return (
    <p className="mt-5 rounded-control border border-hairline bg-sunken px-4 py-3 text-small">
      <del className="block text-muted decoration-accent decoration-2">{correction.before}</del>
      <ins className="block font-semibold no-underline">{correction.after}</ins>
    </p>
  );
}

/** Times of the sample week's first posts. */
function PostTimes() {
  return (
    <ul className="mt-5 grid gap-1.5 text-small">
      {week.posts.slice(0, 3).map(({ platform, when }) => (
        <li key={platform} className="flex items-center gap-2.5">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-line-blue" />
          {platform}
          <span className="ml-auto font-semibold tabular-nums">{when}</span>
        </li>
      ))}
    </ul>
  );
}
