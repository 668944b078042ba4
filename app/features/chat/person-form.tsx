import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ChatMessage, transcriptOf } from '../../../assistant/message.ts';
import { emailAddress } from '../../../lib/email-address.ts';
import { ApiError, callApi } from '../../forms/api.ts';
import { visitFacts } from '../../forms/attribution.ts';
import {
  attemptFor,
  blankControls,
  clearDraft,
  entriesOf,
  readDraft,
  saveEntries,
} from '../../forms/draft.ts';
import { focusInDialog, focusInvalid } from '../../forms/focus.ts';
import { CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import {
  confirmSent,
  personDraft,
  refuse,
  settle,
  startSending,
  wishForForm,
} from './conversation.ts';
import type { Language } from './copy.ts';
import { MessageLinks } from './messages.tsx';
import { errorsEs, person } from './person-copy.ts';
import type { Conversation } from './stored-conversation.ts';

export interface PersonFormProps {
  state: Conversation;
  onBack: () => void;
}

const draft = personDraft;

/** Sends the question and the conversation to our team, with the visitor's consent. */
export default function PersonForm({ state, onBack }: PersonFormProps) {
  const { messages, contact, language = 'en', sending = false, refusal } = state;
  const text = person[language];
  const form = useRef<HTMLFormElement>(null);
  const errors = language === 'es' ? inSpanish(refusal ?? {}) : (refusal ?? {});
  const hasFailed = refusal !== undefined && Object.keys(refusal).length === 0;
  const [wish] = useState(wishForForm);
  const [kept] = useState<Record<string, string>>(() => ({
    message: wish,
    ...contact,
    ...readDraft(draft)?.values,
  }));

  // The first field that is still empty, or has half an address.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    const isComplete = ({ value, type }: HTMLInputElement) =>
      type === 'email' ? emailAddress.test(value) : value;
    focusInDialog(inputs.find((input) => !isComplete(input)) ?? inputs[0]);
  }, []);

  // The first invalid field (WCAG 3.3.1), or the button if sending failed.
  const answered = sending ? undefined : refusal;
  useEffect(() => {
    if (!answered || !form.current) return;
    if (!focusInvalid(form.current, answered))
      focusInDialog(form.current.querySelector<HTMLElement>('[type=submit]'));
  }, [answered]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    startSending();
    try {
      const team = await send(new FormData(event.currentTarget), messages, language);
      confirmSent(`${text.sent} ${team}`);
    } catch (error) {
      refuse(error instanceof ApiError ? error.errors : {});
    }
  }

  // The reply that opened the form; without one, the form says what it is for.
  const last = messages.at(-1);
  const lead = state.form === 'reply' && last?.role === 'assistant' ? last : undefined;
  const field = (name: 'name' | 'email' | 'phone' | 'company' | 'message') => ({
    name,
    id: `chat-${name}`,
    label: isOptional(name) ? <Optional label={text[name]} text={text} /> : text[name],
    error: errors[name],
    defaultValue: kept[name],
    required: !isOptional(name),
    readOnly: sending,
  });
  return (
    <form
      ref={form}
      noValidate
      className="chat-scroll gap-3.5"
      lang={language}
      onInput={({ currentTarget, target }) => {
        // An entry that is emptied stays empty.
        const blank = blankControls(currentTarget).map(({ name }) => [name, '']);
        const { message, ...details } = {
          ...Object.fromEntries(blank),
          ...entriesOf(currentTarget),
        };
        // Until it is edited, the message follows the conversation.
        saveEntries(draft, message === wish ? details : { ...details, message });
        if (target instanceof HTMLElement) settle(target.getAttribute('name') ?? '');
      }}
      onSubmit={onSubmit}
    >
      <div className="text-small text-muted">
        <p>{lead?.content ?? text.lead}</p>
        <MessageLinks links={lead?.links ?? []} />
      </div>
      <NameInput {...field('name')} />
      <EmailInput {...field('email')} />
      <PhoneInput {...field('phone')} />
      {kept.company && <CompanyInput {...field('company')} />}
      <TextArea {...field('message')} rows={3} />
      <Consent error={errors.consent} text={text} />
      {hasFailed && (
        <p role="alert" className="text-small font-semibold text-danger">
          {text.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={sending}>
          {sending ? text.sending : text.send}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </form>
  );
}

function inSpanish(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [field, errorsEs[field] ?? message]),
  );
}

type Text = (typeof person)[Language];

const isOptional = (name: string) => name === 'phone' || name === 'company';

function Optional({ label, text }: { label: string; text: Text }) {
  return (
    <>
      {label} <span className="font-normal text-muted">{text.optional}</span>
    </>
  );
}

function Consent({ error, text }: { error: string | undefined; text: Text }) {
  return (
    <div className="text-small">
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          required
          className="mt-0.5 size-5 shrink-0 accent-accent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'chat-consent-error' : undefined}
        />
        <span>
          {text.consent}{' '}
          <a href="/privacy-policy" target="_blank" rel="noopener" className="underline">
            {text.policy} <span className="sr-only">{text.newTab}</span>
          </a>
        </span>
      </label>
      {error && (
        <p id="chat-consent-error" className="mt-1 text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * Sends unchanged entries under the same key again, so that a retry stores no second message.
 * @returns when our team is in.
 */
async function send(
  entries: FormData,
  messages: readonly ChatMessage[],
  language: Language,
): Promise<string> {
  const { key, body } = attemptFor(draft, Object.fromEntries(entries), {
    ...visitFacts(),
    language,
    transcript: transcriptOf(messages),
  });
  const headers = { 'idempotency-key': key };
  const stored = await callApi('POST', '/api/chat/person', { body, headers });
  clearDraft(draft);
  return String(Object(stored).team ?? '');
}
