import { useEffect, useRef } from 'react';
import { StationLine } from '../../ui/station-line.tsx';
import { sent } from './copy.ts';

/**
 * What stands in the form's place once a message is stored.
 *
 * @param focus whether it replaces a form that had the focus, and takes it.
 */
export function Sent({ focus = false }: { focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus();
  }, [focus]);
  const [first, ...rest] = sent.steps;
  return (
    <div className="contact-card">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h2 outline-none">
        {sent.title}
      </h2>
      <StationLine
        color="yellow"
        vertical
        className="mt-8"
        steps={[
          { ...first, state: 'done' },
          ...rest.map((step) => ({ ...step, state: 'ahead' as const })),
        ]}
      />
      <p className="mt-8">
        <a href="/contact" className="font-semibold underline">
          {sent.again}
        </a>
      </p>
    </div>
  );
}
