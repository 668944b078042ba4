import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError, callApi } from './api.ts';
import { blankControls, entriesOf } from './controls.ts';
import { attemptFor, clearDraft, readDraft, saveEntries } from './draft.ts';
import { type FieldErrors, parseForm } from './rules.ts';

export interface PostFormOptions {
  /** Name of the draft; one for each form. */
  name: string;
  schema: z.ZodMiniType<object>;
  /** Where the entries go as JSON. */
  path: string;
  /** What the body holds besides the entries. */
  extra?: () => object;
  /** The form has a password: an attempt at sending is kept in this page's memory alone. */
  secret?: boolean;
  /** Messages that the server's page already shows. */
  errors?: FieldErrors;
  /** Called with the answer's JSON, after the draft is gone. */
  onDone: (answer: unknown) => void;
  /** Called for every other outcome: no network, no answer in time, a refusal. */
  onFail: (error: unknown) => void;
}

/**
 * A form that posts JSON, and survives what happens on the way: entries made before it came alive
 * stay, entries are kept in a draft until they are stored, the same entries are sent under the same
 * idempotency key, and a refused field shows the server's message. A field's message first shows on
 * submit, then follows what is entered. Controls are uncontrolled, so the same markup works as a
 * plain `method="post"` form.
 */
export function usePostForm(options: PostFormOptions) {
  const { name, schema } = options;
  const form = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<FieldErrors>(options.errors ?? {});
  const [submitting, setSubmitting] = useState(false);
  const busy = useRef(false);

  useKeptEntries(form, name);
  useFocusKept(form, submitting);

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    saveEntries(name, entriesOf(currentTarget));
    const { name: field } = target as HTMLInputElement;
    if (Object.keys(messages).length === 0) return;
    const parsed = parseForm(schema, formData(currentTarget));
    const message = 'errors' in parsed ? parsed.errors[field] : undefined;
    const { [field]: _, ...others } = messages;
    setMessages(message ? { ...others, [field]: message } : others);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (busy.current) return;
    const parsed = parseForm(schema, formData(element));
    if ('errors' in parsed) return refuse(element, parsed.errors);
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
      options.onDone(answer);
    } catch (error) {
      if (error instanceof ApiError) refuse(element, error.errors);
      options.onFail(error);
    }
  }

  /** Shows the messages, and takes the visitor to the first field that has one (WCAG 3.3.1). */
  function refuse(element: HTMLFormElement, errors: FieldErrors): void {
    setMessages(errors);
    const wrong = [...element.elements].find(
      (control) => 'name' in control && errors[String(control.name)],
    );
    if (wrong instanceof HTMLElement) wrong.focus();
  }

  return {
    /** For the `<form>` element. */
    form: {
      ref: form,
      'data-draft': name,
      method: 'post' as const,
      noValidate: true,
      onInput,
      onSubmit,
    },
    /** For the control of a field: its name and its message. */
    field: (field: string) => ({ name: field, error: messages[field] }),
    submitting,
  };
}

/** Brings the entries of the draft back, and keeps those made before the form came alive. */
function useKeptEntries(form: RefObject<HTMLFormElement | null>, name: string): void {
  useEffect(() => {
    if (!form.current) return;
    const kept = readDraft(name)?.values ?? {};
    for (const control of blankControls(form.current)) {
      const text = kept[control.name];
      if (text) control.value = text;
    }
    saveEntries(name, entriesOf(form.current));
  }, [form, name]);
}

/** A focused button that is disabled loses the focus; a keyboard goes on from where it was. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, submitting: boolean): void {
  useEffect(() => {
    if (!submitting) return;
    const button = form.current?.querySelector<HTMLElement>('[type=submit]');
    return () => {
      if (document.activeElement === document.body) button?.focus();
    };
  }, [form, submitting]);
}

/** What a browser would post, passwords included; a placeholder is not an entry. */
function formData(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}
