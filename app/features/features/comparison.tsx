import { Sentences } from '../../ui/headline.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { comparison } from './copy.ts';

/** The agent beside the tools that an owner may have, with what those do better. */
export function Comparison() {
  return (
    <Section aria-labelledby="tools">
      <SectionHeading
        id="tools"
        line="orange"
        eyebrow={comparison.eyebrow}
        title={<Sentences of={comparison.title} />}
        lead={comparison.lead}
      />
      <div className="mt-10">
        <Table
          caption="Your agent, a post scheduler and SEO software compared"
          captionHidden
          phone="columns"
          corner="Job"
          columns={comparison.columns}
          highlight={0}
          rows={comparison.rows}
        />
      </div>
    </Section>
  );
}
