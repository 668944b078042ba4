import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { openChat } from '../chat/open.ts';
import { chatUnavailable, options } from './copy.ts';

/** Milliseconds after which a chat that did not open is asked for again (spec.md section 2). */
const retryAfter = 1000;

/** Opens the assistant; where it cannot come, says where its button is (spec.md section 8). */
export default function LiveChat() {
  const [missing, setMissing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  async function open() {
    clearTimeout(timer.current);
    setMissing(false);
    if (await openChat()) return;
    timer.current = setTimeout(async () => setMissing(!(await openChat())), retryAfter);
  }
  return (
    <>
      <button type="button" onClick={open} className={buttonClass({ variant: 'primary' })}>
        {options.chat.action}
      </button>
      <div role="alert">
        {missing && <p className="mt-2 text-small font-semibold text-danger">{chatUnavailable}</p>}
      </div>
    </>
  );
}
