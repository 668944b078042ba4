import { brokenLineCompact, brokenLineWide } from '../../chrome/maps.ts';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { TransitMap } from '../../ui/transit-map.tsx';
import { compactSample, wideSample } from './sample-map.ts';

/** The map and the process line in each of their forms. */
export function DrawingSamples() {
  return (
    <Section tone="sunken">
      <SectionHeading eyebrow="Drawings" line="orange" title="The map and its lines" />
      <TransitMap
        id="sample-map"
        title="Six lines of one agent"
        description="Six colored lines, one for each job, meet at your business."
        wide={wideSample}
        compact={compactSample}
        legend
        className="mt-10 max-w-3xl"
      />
      <TransitMap
        id="sample-gap"
        title="A gap in the line"
        description="Two stretches of the red line with a dotted one between them."
        wide={brokenLineWide}
        compact={brokenLineCompact}
        className="mt-14"
      />
      <h3 className="mt-14 mb-8 text-h3">Three stops</h3>
      <StationLine
        heading="h4"
        steps={[
          { title: 'Connect', text: 'Link your website and profiles.' },
          { title: 'Configure', text: 'Tell the agent what you sell and to whom.' },
          { title: 'Activate', text: 'It starts on Monday and works every day.' },
        ]}
      />
      <h3 className="mt-14 mb-8 text-h3">Five stops, on their way</h3>
      <StationLine
        heading="h4"
        color="green"
        end="buffer"
        steps={[
          { title: 'Audit', text: 'Where you rank today.', state: 'done' },
          { title: 'Strategy', text: 'Which words to win.', state: 'done' },
          { title: 'Content', text: 'Pages that answer them.', state: 'current' },
          { title: 'Technical', text: 'Speed and structure.', state: 'ahead' },
          { title: 'Monitoring', text: 'Every week from then on.', state: 'ahead' },
        ]}
      />
      <h3 className="mt-14 mb-8 text-h3">Down the page</h3>
      <StationLine
        heading="h4"
        color="blue"
        vertical
        end="open"
        steps={[
          { title: 'We look', text: 'Review of current marketing.' },
          { title: 'We talk', text: 'A call of half an hour.' },
        ]}
      />
    </Section>
  );
}
