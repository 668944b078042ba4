import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { StationLine } from '../../ui/station-line.tsx';
import { submitted } from './copy.ts';
import { findingsPath } from './schema.ts';

/**
 * Confirmation after a request is stored. The page hides its hero while this is shown
 * (`data-submitted`), so its heading is the page's `<h1>`.
 *
 * @param focus whether it replaces a form that had the focus, and takes it.
 * @param lead id of the request, if it has a website: links to what we found on it.
 * @param children what we found so far.
 */
export function Submitted({
  focus = false,
  lead,
  children,
}: {
  focus?: boolean;
  lead?: string | undefined;
  children?: ReactNode;
}) {
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
      {children && <div className="mt-12">{children}</div>}
      {lead && (
        <p className="mt-12 max-w-measure">
          <a href={findingsPath + lead} className="font-semibold underline">
            {submitted.link}
          </a>
          <span className="mt-1 block text-small text-muted">{submitted.keep}</span>
        </p>
      )}
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href="/how-it-works">{submitted.action}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {submitted.second}
        </ButtonLink>
      </div>
    </div>
  );
}
