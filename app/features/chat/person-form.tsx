import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type ChatMessage, transcriptOf } from '../../../assistant/message.ts';
import { ApiError, callApi } from '../../forms/api.ts';
import { visitFacts } from '../../forms/attribution.ts';
import { attemptFor, clearDraft, entriesOf, readDraft, saveEntries } from '../../forms/draft.ts';
import { focusInDialog, focusInvalid } from '../../forms/focus.ts';
import { EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { personDraft, say } from './conversation.ts';
import { person, words } from './copy.ts';

interface PersonFormProps {
  messages: readonly ChatMessage[];
  /** The reply that opened the form, or what the form is for. */
  lead: string;
  onBack: () => void;
}

const draft = personDraft;

/** Sends the question and the conversation to our team, with the visitor's consent. */
export function PersonForm({ messages, lead, onBack }: PersonFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [kept] = useState<Record<string, string>>(() => ({
    message: messages.findLast(({ role }) => role === 'user')?.content ?? '',
    ...readDraft(draft)?.values,
  }));

  // The first field that is still empty.
  useEffect(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    focusInDialog(inputs.find(({ value }) => !value) ?? inputs[0]);
  }, []);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setFailed(false);
    try {
      await send(new FormData(event.currentTarget), messages);
      say(person.sent);
      onBack();
    } catch (error) {
      setSending(false);
      refuse(error);
    }
  }

  /** Moves the focus to the first invalid field (WCAG 3.3.1). */
  function refuse(error: unknown) {
    const wrong = error instanceof ApiError ? error.errors : {};
    setErrors(wrong);
    const marked = form.current && focusInvalid(form.current, wrong);
    setFailed(!marked);
  }

  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    name,
    id: `chat-${name}`,
    label: person[name],
    error: errors[name],
    defaultValue: kept[name],
    ...(name === 'phone' ? { optional: true } : { required: true }),
  });
  return (
    <form
      ref={form}
      noValidate
      className="chat-scroll gap-3.5"
      onInput={({ currentTarget }) => saveEntries(draft, entriesOf(currentTarget))}
      onSubmit={onSubmit}
    >
      <p role="status" className="text-small text-muted">
        {lead}
      </p>
      <NameInput {...field('name')} />
      <EmailInput {...field('email')} />
      <PhoneInput {...field('phone')} />
      <TextArea {...field('message')} rows={3} />
      <Consent error={errors.consent} />
      {failed && (
        <p role="alert" className="text-small font-semibold text-danger">
          {person.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={sending}>
          {sending ? person.sending : person.send}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  );
}

function Consent({ error }: { error: string | undefined }) {
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
          {person.consent}{' '}
          <a href="/privacy-policy" className="underline">
            {person.policy}
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

/** Sends unchanged entries under the same key again, so that a retry stores no second message. */
async function send(entries: FormData, messages: readonly ChatMessage[]): Promise<void> {
  const { key, body } = attemptFor(draft, Object.fromEntries(entries), {
    ...visitFacts(),
    transcript: transcriptOf(messages),
  });
  await callApi('POST', '/api/chat/person', { body, headers: { 'idempotency-key': key } });
  clearDraft(draft);
}
