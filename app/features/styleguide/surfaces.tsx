import { Search } from 'lucide-react';
import { Accordion } from '../../ui/accordion.tsx';
import { Badge, LineIcon } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import type { LineColor } from '../../ui/lines.ts';
import { Prose } from '../../ui/prose.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { Table } from '../../ui/table.tsx';

const colors: LineColor[] = ['red', 'blue', 'green', 'orange', 'yellow', 'silver'];

/** Cards, badges, a table, an accordion and running text. */
export function SurfaceSamples() {
  return (
    <Section tone="sunken">
      <SectionHeading eyebrow="Surfaces" line="green" title="Cards, tables and text" />
      <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {colors.map((color) => (
          <Card as="li" key={color} line={color}>
            <LineIcon color={color}>
              <Search aria-hidden="true" className="size-5" />
            </LineIcon>
            <h3 className="mt-4 text-h3">A stop on the {color} line</h3>
            <p className="mt-2 text-muted">What it does for you on a weekday, in one sentence.</p>
            <p className="mt-4 flex flex-wrap gap-2">
              <Badge line={color}>Daily</Badge>
              <Badge tone="positive">Done</Badge>
              <Badge tone="accent">Most popular</Badge>
            </p>
          </Card>
        ))}
      </ul>
      <div className="mt-14">
        <Table
          caption="A freelancer and an agent"
          corner="Each month"
          columns={['Freelancer', 'Agent']}
          highlight={1}
          rows={[
            { header: 'Price', cells: ['$1,500+', '$297'] },
            { header: 'Blog posts', cells: ['When there is time', '4'] },
            { header: 'Works on a Sunday', cells: ['Rarely', 'Yes'] },
          ]}
        />
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-2">
        <Accordion
          name="sample"
          items={[
            {
              id: 'first',
              title: 'Does one item open at a time?',
              body: 'Yes, by its name alone.',
            },
            { id: 'second', title: 'Can it be closed again?', body: 'Yes, by a second click.' },
          ]}
        />
        <Prose>
          <h2>Running text</h2>
          <p>
            A paragraph with <a href="#main">the way to the top</a> in it, at most 65 characters
            wide, so that the eye finds the next line.
          </p>
          <ul>
            <li>A short point</li>
            <li>Another one</li>
          </ul>
        </Prose>
      </div>
    </Section>
  );
}
