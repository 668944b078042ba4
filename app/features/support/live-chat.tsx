import { useEffect, useRef, useState } from 'react';
import { openChat } from '../../chrome/open-chat.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chatUnavailable, options } from './copy.ts';

/** Delay in ms before the second attempt to open the chat (spec.md section 2). */
const retryDelay = 1000;

/** Button that opens the chat. If that fails twice, an alert points to the chat's own button (spec.md section 8). */
export default function LiveChat() {
  const [unavailable, setUnavailable] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function open() {
    clearTimeout(timer.current);
    setUnavailable(false);
    if (await openChat()) return;
    timer.current = setTimeout(async () => setUnavailable(!(await openChat())), retryDelay);
  }
  return (
    <>
      <button type="button" onClick={open} className={buttonClass({ variant: 'primary' })}>
        {options.chat.action}
      </button>
      <div role="alert">
        {unavailable && (
          <p className="mt-2 text-small font-semibold text-danger">{chatUnavailable}</p>
        )}
      </div>
    </>
  );
}
