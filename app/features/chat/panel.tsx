import {
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type ChatMessage, maxQuestionLength } from '../../../assistant/message.ts';
import { focusInDialog } from '../../forms/focus.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ask, fillLinkedForm, keepTyped, setForm } from './conversation.ts';
import { failure, type PanelWords, panelWords, quickQuestions } from './copy.ts';
import { Messages } from './messages.tsx';
import type { PersonFormProps } from './person-form.tsx';
import type { Conversation } from './stored-conversation.ts';
import { useUncovered } from './uncovered.ts';
import './panel.css';

interface PanelProps {
  state: Conversation;
  /** The visitor closes the panel. */
  onClose: () => void;
  /** The panel covers the element that has the focus. */
  onGiveWay: () => void;
}

/** The open chat. Escape closes it while the focus is inside. */
export function Panel({ state, onClose, onGiveWay }: PanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const language = state.language ?? 'en';
  const words = panelWords[language];
  useUncovered(panel, onGiveWay);
  const hasFocus = useRef(false);

  // Where the focused control was disabled or removed, the dialog takes the focus, so that Escape works.
  useEffect(() => {
    const { activeElement: active, body } = document;
    if (hasFocus.current && (active === body || active?.matches(':disabled')))
      panel.current?.focus({ preventScroll: true });
  });

  // The visitor goes on elsewhere; a control that was just disabled didn't lose the focus by their will.
  function onBlur({ target, relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget) && !target.matches(':disabled'))
      hasFocus.current = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <dialog
      ref={panel}
      open
      lang={language}
      aria-labelledby="chat-title"
      tabIndex={-1}
      className="chat-panel"
      onKeyDown={onKeyDown}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={onBlur}
    >
      <p role="status" className="sr-only">
        {state.notice}
      </p>
      <div className="flex items-center gap-3 border-b border-hairline py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 id="chat-title" className="truncate text-body leading-tight">
            {words.title}
          </h2>
          <p className="truncate text-label text-muted">{words.lead}</p>
        </div>
        <button type="button" className="chat-close" aria-label={words.close} onClick={onClose}>
          <CloseMark />
        </button>
      </div>
      {state.form ? (
        <Suspense fallback={<p className="chat-scroll text-small text-muted">{words.loading}</p>}>
          <PersonForm
            key={state.form === 'reply' ? state.messages.length : state.form}
            state={state}
            onBack={() => setForm(undefined)}
          />
        </Suspense>
      ) : (
        <Talk state={state} words={words} onPerson={() => setForm('visitor')} />
      )}
    </dialog>
  );
}

/** Loaded with the first form: most visitors open none. */
const loadForm = () =>
  lazy(() => import('./person-form.tsx').catch(() => ({ default: NotLoaded })));
let PersonForm = loadForm();

function NotLoaded({ state: { language = 'en' }, onBack }: PersonFormProps) {
  function backAndRetry() {
    PersonForm = loadForm();
    onBack();
  }
  return (
    <div className="chat-scroll gap-3.5">
      <p role="alert">{failure[language]}</p>
      <Button variant="quiet" onClick={backAndRetry}>
        {panelWords[language].back}
      </Button>
    </div>
  );
}

interface TalkProps {
  state: Conversation;
  words: PanelWords;
  onPerson: () => void;
}

function Talk({ state, words, onPerson }: TalkProps) {
  const field = useRef<HTMLInputElement>(null);
  const { messages, pending } = state;
  const [tooLong, setTooLong] = useState(false);
  // A paste is never cut short.
  const isTooLong = () => [...(field.current?.value.trim() ?? '')].length > maxQuestionLength;

  // On opening, and after each reply (spec.md section 4).
  useEffect(() => {
    if (!pending) focusInDialog(field.current);
  }, [pending]);

  return (
    <>
      <Messages messages={messages} pending={pending} words={words}>
        <Suggestions messages={messages} pending={pending} words={words} />
      </Messages>
      <form
        className="flex flex-wrap gap-2 border-t border-hairline p-3 pb-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          setTooLong(isTooLong());
          if (!field.current || isTooLong() || !ask(field.current.value)) return;
          field.current.value = '';
          keepTyped('');
        }}
      >
        <input
          ref={field}
          type="text"
          id="chat-question"
          name="message"
          className="control min-w-0 flex-1"
          aria-label={words.field}
          placeholder={words.placeholder}
          aria-invalid={tooLong || undefined}
          aria-describedby={tooLong ? 'chat-question-error' : undefined}
          defaultValue={state.typed}
          onInput={({ currentTarget }) => {
            keepTyped(currentTarget.value);
            setTooLong(tooLong && isTooLong());
          }}
          autoComplete="off"
          enterKeyHint="send"
          disabled={pending}
        />
        <Button type="submit" disabled={pending}>
          {words.send}
        </Button>
        {tooLong && (
          <p id="chat-question-error" role="alert" className="basis-full text-label text-danger">
            {words.tooLong}
          </p>
        )}
      </form>
      <button type="button" className="chat-person" onClick={onPerson}>
        {words.person}
      </button>
    </>
  );
}

/**
 * Buttons below the messages: quick questions and the audit after the greeting, questions that the visitor
 * may have meant after an answer, and the audit again after three messages (spec.md section 9).
 */
function Suggestions({
  messages,
  pending,
  words,
}: {
  messages: readonly ChatMessage[];
  pending: boolean;
  words: PanelWords;
}) {
  const isFresh = messages.length === 1;
  const { questions = [] } = messages.at(-1) ?? {};
  const shown = isFresh ? quickQuestions : questions;
  const hasAudit = isFresh || messages.length > 3;
  if (shown.length === 0 && !hasAudit) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      {questions.length > 0 && <p className="text-label text-muted">{words.instead}</p>}
      {shown.map((question) => (
        <button
          key={question}
          type="button"
          className={isFresh ? 'chat-quick' : 'chat-quick chat-other'}
          disabled={pending}
          onClick={() => ask(question)}
        >
          {question}
        </button>
      ))}
      {hasAudit && (
        <a
          href="/free-audit"
          // biome-ignore lint/security/noBlankTarget: our own page, which starts with a copy of the storage, so filled in.
          target="_blank"
          rel="opener"
          onClick={() => fillLinkedForm('/free-audit')}
          className={buttonClass({ size: 'small' })}
        >
          {words.audit}
          <span className="sr-only"> {words.newTab}</span>
        </a>
      )}
    </div>
  );
}

function CloseMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5" fill="none" aria-hidden="true">
      <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
