import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { list, shortcuts } from './copy.ts';
import { isTyping } from './use-list-keys.ts';

/** The sheet of keyboard shortcuts, and the button that opens it. */
export function Help() {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event)) return;
      event.preventDefault();
      sheet.current?.showModal();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="mt-8"
        onClick={() => sheet.current?.showModal()}
      >
        {list.shortcuts}
      </Button>
      <dialog
        ref={sheet}
        aria-labelledby="shortcuts"
        className="m-auto w-full max-w-md rounded-card border border-hairline bg-surface p-6 text-ink shadow-card"
      >
        <h2 id="shortcuts" className="text-h3">
          {list.shortcuts}
        </h2>
        <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
          {shortcuts.map(([keys, what]) => (
            <div key={keys} className="contents">
              <dt className="font-semibold">{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="mt-6">
          <Button type="submit" variant="secondary">
            {list.close}
          </Button>
        </form>
      </dialog>
    </>
  );
}
