import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { submitted } from './copy.ts';

/**
 * Confirmation after a request is stored. The page hides its hero while this is shown
 * (`data-submitted`), so its heading is the page's `<h1>`.
 *
 * @param focus whether it replaces a form that had the focus, and takes it.
 */
export function Submitted({ focus = false }: { focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [focus]);
  const [first, ...rest] = submitted.steps;
  return (
    <div data-submitted="">
      <h1 ref={heading} tabIndex={-1} className="max-w-3xl text-h1 outline-none">
        {submitted.title}
      </h1>
      <p className="mt-4 text-lead text-muted">{submitted.text}</p>
      <h2 className="mt-12 mb-8 text-h2">{submitted.next}</h2>
      <StationLine
        color="red"
        end="buffer"
        steps={[
          { ...first, state: 'current' },
          ...rest.map((step) => ({ ...step, state: 'ahead' as const })),
        ]}
      />
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/how-it-works">{submitted.action}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {submitted.second}
        </ButtonLink>
      </div>
    </div>
  );
}
