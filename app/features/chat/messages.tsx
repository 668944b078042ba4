import { type ReactNode, useEffect, useRef } from 'react';
import { type ChatLink, type ChatMessage, isSafeLink } from '../../../assistant/message.ts';
import { fillLinkedForm } from './conversation.ts';
import type { PanelWords } from './copy.ts';

/** The messages so far. New ones are announced (role `log`) and scrolled into view. */
export function Messages({
  messages,
  pending,
  words,
  children,
}: {
  messages: readonly ChatMessage[];
  pending: boolean;
  words: PanelWords;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  useEffect(() => {
    if (!box.current) return;
    const answer =
      last?.role === 'assistant' && !pending && box.current.querySelector('li:last-of-type');
    const { top } = box.current.getBoundingClientRect();
    // What follows an answer shows too; one that is too long starts at its first line.
    if (messages.length <= 1) box.current.scrollTo({ top: 0 });
    else if (answer) box.current.scrollBy({ top: answer.getBoundingClientRect().top - top - gap });
    else box.current.scrollTo({ top: box.current.scrollHeight });
  }, [last, pending, messages.length]);

  return (
    <div ref={box} className="chat-scroll" {...scrollsByKey}>
      <div role="log" aria-live="polite" aria-label={words.log}>
        <ol className="flex flex-col gap-3">
          {messages.map((message) => (
            <Bubble key={`${message.timestamp}-${message.role}`} message={message} words={words} />
          ))}
        </ol>
        {pending && <p className="chat-answer mt-3 text-muted">{words.thinking}</p>}
      </div>
      {children}
    </div>
  );
}

/** Space in px above an answer that is too long for the panel. */
const gap = 16;

/** Lets keyboard users scroll with the arrow keys (WCAG 2.1.1). */
const scrollsByKey = { tabIndex: 0 };

function Bubble({
  message: { role, content, links = [] },
  words,
}: {
  message: ChatMessage;
  words: PanelWords;
}) {
  return (
    <li className={role === 'user' ? 'chat-question' : 'chat-answer'}>
      <span className="sr-only">{role === 'user' ? words.you : words.assistant} </span>
      <p className="whitespace-pre-line">{content}</p>
      <MessageLinks links={links} />
    </li>
  );
}

/** Pages and numbers that a reply names. A form that one leads to is filled in. */
export function MessageLinks({ links }: { links: readonly ChatLink[] }) {
  if (links.length === 0) return null;
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1">
      {links.filter(isSafeLink).map(({ label, href }) => (
        <a key={href} href={href} className="chat-link" onClick={() => fillLinkedForm(href)}>
          {label}
        </a>
      ))}
    </p>
  );
}
