import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';
import { comparison } from './copy.ts';

/** A freelancer beside the agent, with the rows that a freelancer wins. */
export function Comparison() {
  const [price, ...rows] = comparison.rows;
  return (
    <Section
      tone="sunken"
      aria-labelledby="freelancer"
      className="grid gap-10 lg:grid-cols-[1fr_1.9fr] lg:gap-20"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading
          id="freelancer"
          line="yellow"
          eyebrow={comparison.eyebrow}
          title={comparison.title}
        />
        <p className="mt-8 border-ink border-t-2 pt-5">
          <span className="block font-bold font-display text-h1 tabular-nums">
            {comparison.saving.figure}
          </span>
          <span className="mt-2 block text-pretty text-muted">{comparison.saving.text}</span>
        </p>
        <p className="mt-5 text-pretty">{comparison.note}</p>
      </div>
      <Table
        caption="A freelancer and the agent compared"
        captionHidden
        phone="columns"
        corner="What you get"
        columns={comparison.columns}
        highlight={1}
        rows={[
          {
            header: price.header,
            cells: price.cells.map((text, column) => (
              <span key={text}>
                <span className="block font-bold font-display text-h2">
                  {comparison.price[column]}
                </span>
                <span className="block text-pretty font-normal text-small">{text}</span>
              </span>
            )),
          },
          ...rows,
        ]}
      />
    </Section>
  );
}
