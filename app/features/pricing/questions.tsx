import { Accordion } from '../../ui/accordion.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { questions } from './copy.ts';

/** Billing questions, one open at a time; the structured data has the same texts. */
export function Questions() {
  return (
    <Section
      tone="sunken"
      aria-labelledby="questions"
      className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-20"
    >
      <SectionHeading
        id="questions"
        line="silver"
        eyebrow={questions.eyebrow}
        title={questions.title}
      />
      <Accordion
        name="billing"
        items={questions.items.map(({ id, question, answer }) => ({
          id: `billing-${id}`,
          title: question,
          body: answer,
        }))}
      />
    </Section>
  );
}
