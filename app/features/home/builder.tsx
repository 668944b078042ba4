import { BuilderWindow } from '../../product/builder-window.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { builder } from './copy.ts';

export function Builder() {
  return (
    <Section
      aria-labelledby="builder"
      className="grid items-center gap-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16"
    >
      <div className="order-last min-w-0 lg:order-first">
        <BuilderWindow />
      </div>
      <div>
        <SectionHeading
          id="builder"
          line="blue"
          eyebrow={builder.eyebrow}
          title={builder.title}
          lead={builder.lead}
        />
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {builder.features.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="text-pretty text-small text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <TextLink {...builder.link} />
      </div>
    </Section>
  );
}
