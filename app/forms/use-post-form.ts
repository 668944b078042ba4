import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from './api.ts';
import {
  attemptFor,
  blankControls,
  clearDraft,
  draftKey,
  entriesOf,
  readDraft,
  saveEntries,
} from './draft.ts';
import { focusInvalid } from './focus.ts';
import { type FieldErrors, type FormSchema, parseForm } from './rules.ts';

/** Follows the message of a failure: the draft has the entries. */
export const entriesKept = 'Your entries are still here.';

export interface PostFormOptions {
  /** Name of the draft, unique for each form. */
  name: string;
  schema: FormSchema;
  /** The API path that takes the entries as JSON. */
  path: string;
  /** Fields of the body besides the entries. */
  extra?: () => object;
  /** The form has a password: attempts are kept in this page's memory only. */
  secret?: boolean;
  /** Messages by field from a post without JavaScript. */
  errors?: FieldErrors;
  /** Called with the response's JSON and the valid entries, after the draft is removed. */
  onDone: (answer: unknown, values: object) => void;
  /** Called for every other outcome: no network, a timeout, a rejection. */
  onFail: (error: unknown) => void;
}

/**
 * A form that posts JSON. Entries made before hydration stay, a draft keeps entries until they are
 * stored, the same entries are sent under the same idempotency key, and a rejected field shows the
 * server's message. A field's message first shows on submit, then updates on input. Controls are
 * uncontrolled, so the same markup works as a plain `method="post"` form.
 */
export function usePostForm(options: PostFormOptions) {
  const { name, schema } = options;
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<FieldErrors>(options.errors ?? {});
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  useDraft(form, name);
  useButtonFocus(form, submitting);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    saveEntries(name, entriesOf(currentTarget));
    const { name: field } = target as HTMLInputElement;
    if (Object.keys(messages).length === 0) return;
    const parsed = parseForm(schema, formData(currentTarget));
    const message = 'errors' in parsed ? parsed.errors[field] : undefined;
    // Of those shown last: hydration repeats what was typed before, several fields at once.
    setMessages(({ [field]: _, ...others }) =>
      message ? { ...others, [field]: message } : others,
    );
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const parsed = parseForm(schema, formData(element));
    if ('errors' in parsed) return showErrors(element, parsed.errors);
    busy.current = true;
    setSubmitting(true);
    setMessages({});
    await send(element, parsed.values);
    setSubmitting(false);
    busy.current = false;
  }

  async function send(element: HTMLFormElement, values: object): Promise<void> {
    const { key, body } = attemptFor(name, values, options.extra?.() ?? {}, options.secret);
    try {
      const headers = { 'idempotency-key': key };
      const answer = await callApi('POST', options.path, { body, headers });
      clearDraft(name);
      options.onDone(answer, values);
    } catch (error) {
      if (error instanceof ApiError) showErrors(element, error.errors);
      options.onFail(error);
    }
  }

  function showErrors(element: HTMLFormElement, errors: FieldErrors): void {
    setMessages(errors);
    focusInvalid(element, errors);
  }

  return {
    /** Props of the `<form>` element. */
    form: {
      ref: form,
      'data-draft': draftKey(name),
      method: 'post' as const,
      noValidate: true,
      onInput,
      onSubmit,
    },
    /** Props of a field's control: its name and its message. */
    field: (field: string) => ({ name: field, error: messages[field] }),
    submitting,
  };
}

/** Restores the draft's entries, and saves those made before hydration. */
function useDraft(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    if (!form.current) return;
    const saved = readDraft(name)?.values ?? {};
    for (const control of blankControls(form.current)) {
      const text = saved[control.name];
      if (text) control.value = text;
    }
    saveEntries(name, entriesOf(form.current));
  }, [form, name]);
}

/** Returns the focus to the submit button, which loses it while it is disabled. */
function useButtonFocus(form: RefObject<HTMLFormElement | null>, submitting: boolean): void {
  useEffect(() => {
    if (!submitting) return;
    const button = form.current?.querySelector<HTMLElement>('[type=submit]');
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [form, submitting]);
}

/** The entries as a browser would post them, passwords included and placeholders left out. */
function formData(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}
