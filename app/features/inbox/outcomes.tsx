import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { eventNames, outcomeNames, statusNames, entry as text } from './copy.ts';
import type { Entry } from './entry.server.ts';
import { outcomes, statuses } from './promises.ts';
import { momentText } from './times.ts';
import { isTyping } from './use-list-keys.ts';

/**
 * One tap on an outcome, or another status; below them what was noted last, with a button that takes it
 * back. The keys 1 to 4 and `z` tap, and `u` goes back.
 */
export function Outcomes({ entry, busy }: { entry: Entry; busy: boolean }) {
  const buttons = useRef<HTMLFieldSetElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return;
      if (event.key === 'u') void navigate('/inbox');
      if (event.key === 'z') undo.current?.click();
      const tapped = buttons.current?.querySelectorAll('button')[Number(event.key) - 1];
      if (/^[1-4]$/.test(event.key)) tapped?.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [navigate]);
  const [last] = entry.history;
  return (
    <>
      <input type="hidden" name="intent" value="event" />
      <fieldset ref={buttons}>
        <legend className="text-small font-semibold">{text.outcome}</legend>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {outcomes.map((outcome) => (
            <Button
              key={outcome}
              type="submit"
              name="event"
              value={outcome}
              variant="secondary"
              aria-disabled={busy}
            >
              {outcomeNames[outcome]}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-4">
        <legend className="text-small font-semibold">{text.status}</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {statuses.map((status) => (
            <Button
              key={status}
              type="submit"
              name="event"
              value={status}
              variant="quiet"
              aria-pressed={status === entry.status}
              aria-disabled={busy}
              className={status === entry.status ? 'underline decoration-2 underline-offset-4' : ''}
            >
              {statusNames[status]}
            </Button>
          ))}
        </div>
      </fieldset>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-small tabular-nums">
          {last && text.noted(eventNames[last.event], momentText(last.at))}
        </p>
        {last && (
          <Button
            ref={undo}
            type="submit"
            name="intent"
            value="undo"
            variant="secondary"
            size="small"
            aria-disabled={busy}
          >
            {text.undo}
          </Button>
        )}
      </div>
    </>
  );
}
