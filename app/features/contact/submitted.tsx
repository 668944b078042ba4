import { useEffect, useRef } from 'react';
import { StationLine } from '../../ui/station-line.tsx';
import { submitted } from './copy.ts';

/**
 * Replaces the form after a message is stored.
 *
 * @param focus whether it replaces a form that had the focus, and takes it.
 */
export function Submitted({ focus = false }: { focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus();
  }, [focus]);
  const [first, ...rest] = submitted.steps;
  return (
    <div className="contact-card">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-h2 outline-none">
        {submitted.title}
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
          {submitted.again}
        </a>
      </p>
    </div>
  );
}
