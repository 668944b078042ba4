import { useEffect, useRef, useSyncExternalStore } from 'react';
import { launcherId } from '../../chrome/open-chat.ts';
import { conversation, initialConversation, setOpen, subscribe } from './conversation.ts';
import { launcherWords } from './copy.ts';
import { Panel } from './panel.tsx';
import { openDraft } from './stored-conversation.ts';

/**
 * The assistant's launcher and panel, on every page. Without JavaScript the launcher leads to the support
 * page. The panel is a non-modal dialog: the page behind it stays usable (WAI-ARIA 1.2, dialog role).
 */
export default function ChatWidget() {
  const state = useSyncExternalStore(subscribe, conversation, initialConversation);
  const launcher = useRef<HTMLButtonElement>(null);
  const focusLauncher = useRef(false);

  useEffect(() => {
    if (state.open || !focusLauncher.current) return;
    focusLauncher.current = false;
    launcher.current?.focus();
  }, [state.open]);

  function close() {
    focusLauncher.current = true;
    setOpen(false);
  }

  const goesOn = !state.open && state.messages.length > 1;
  return (
    <div className="chat">
      <form
        action="/support"
        data-draft={openDraft}
        className={state.open ? 'invisible' : undefined}
      >
        <button
          ref={launcher}
          id={launcherId}
          type="submit"
          className={goesOn ? 'chat-launcher goes-on' : 'chat-launcher'}
          aria-label={goesOn ? launcherWords.goOn : launcherWords.open}
          aria-haspopup="dialog"
          aria-expanded={state.open}
          onClick={(event) => {
            event.preventDefault();
            if (state.open) document.getElementById('chat-question')?.focus();
            else setOpen(true);
          }}
        >
          <LauncherMark />
          <span aria-hidden="true">{goesOn ? launcherWords.goOn : launcherWords.short}</span>
        </button>
      </form>
      {state.open && <Panel state={state} onClose={close} onGiveWay={giveWay} />}
    </div>
  );
}

/** Closes the panel and leaves the focus where it is. */
function giveWay() {
  setOpen(false);
}

/** A speech bubble with three stops of a line. */
function LauncherMark() {
  return (
    <svg viewBox="0 0 24 24" fill="none" className="size-6 shrink-0" aria-hidden="true">
      <path
        d="M4 5.5h16v11h-8.5L7 20.5v-4H4z"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M8 11h8" stroke="currentColor" strokeWidth="1.5" />
      {[8, 12, 16].map((x) => (
        <circle key={x} cx={x} cy="11" r="1.6" fill="currentColor" />
      ))}
    </svg>
  );
}
