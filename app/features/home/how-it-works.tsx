import { WeekTimetable } from '../../product/week-timetable.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { howItWorks } from './copy.ts';

export function HowItWorks() {
  return (
    <Section
      tone="sunken"
      aria-labelledby="how-it-works"
      className="grid gap-12 lg:grid-cols-[1fr_1.1fr] lg:gap-20"
    >
      <div>
        <SectionHeading id="how-it-works" eyebrow={howItWorks.eyebrow} title={howItWorks.title} />
        <StationLine className="mt-10" vertical steps={howItWorks.steps} end="open" />
        <TextLink {...howItWorks.link} />
      </div>
      <WeekTimetable />
    </Section>
  );
}
