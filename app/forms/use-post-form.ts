import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, callApi } from './api.ts';
import { blankControls, entriesOf } from './controls.ts';
import { attemptFor, clearDraft, readDraft, saveEntries } from './draft.ts';
import type { FieldErrors } from './rules.ts';

export interface PostFormOptions<T extends FieldValues> {
  /** Name of the draft; one for each form. */
  name: string;
  schema: z.ZodMiniType<T, T>;
  /** Where the entries go as JSON. */
  path: string;
  /** What the body holds besides the entries. */
  extra?: () => object;
  /** Messages that the server's page already shows. */
  errors?: FieldErrors | undefined;
  /** Called with the answer's JSON, after the draft is gone. */
  onDone: (answer: unknown) => void;
  /** Called for every other outcome: no network, no answer in time, a refusal. */
  onFail: (error: unknown) => void;
}

/**
 * A form that posts JSON, and survives what happens on the way: entries made before it came alive
 * stay, entries are kept in a draft until they are stored, the same entries are sent under the same
 * idempotency key, and a refused field shows the server's message. Controls are uncontrolled, so
 * the same markup works as a plain `method="post"` form.
 */
export function usePostForm<T extends FieldValues>(options: PostFormOptions<T>) {
  const { name, schema, path, extra, errors, onDone, onFail } = options;
  const form = useRef<HTMLFormElement>(null);
  const [shown] = useState(() => asFormErrors(errors));
  // No default values: the form library then takes what is in the controls.
  const { register, handleSubmit, setError, setValue, formState } = useForm<T, unknown, T>({
    resolver: standardSchemaResolver(schema),
    ...(shown && { errors: shown as never }),
  });

  useEffect(() => {
    if (!form.current) return;
    const kept = readDraft(name)?.values ?? {};
    for (const control of blankControls(form.current)) {
      const text = kept[control.name];
      if (text) setValue(control.name as Path<T>, text as never);
    }
    saveEntries(name, entriesOf(form.current));
  }, [name, setValue]);

  const send = async (values: T) => {
    const { key, body } = attemptFor(name, values, extra?.() ?? {});
    try {
      const answer = await callApi('POST', path, { body, headers: { 'idempotency-key': key } });
      clearDraft(name);
      onDone(answer);
    } catch (error) {
      if (error instanceof ApiError) showFieldErrors(error.errors);
      onFail(error);
    }
  };

  function showFieldErrors(messages: FieldErrors) {
    const known = Object.entries(messages).filter(([field]) =>
      form.current?.elements.namedItem(field),
    );
    known.forEach(([field, message], index) => {
      setError(field as Path<T>, { message }, { shouldFocus: index === 0 });
    });
  }

  return {
    /** For the `<form>` element. */
    form: {
      ref: form,
      method: 'post' as const,
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) =>
        saveEntries(name, entriesOf(event.currentTarget)),
      onSubmit: handleSubmit(send),
    },
    /** For the control of a field: its name, handlers, `ref` and message. */
    field: (field: Path<T>) => ({
      ...register(field),
      error: formState.errors[field]?.message as string | undefined,
    }),
    submitting: formState.isSubmitting,
  };
}

/** The server's messages in the form library's shape; nothing where there are none. */
function asFormErrors(errors: FieldErrors = {}) {
  const entries = Object.entries(errors);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([field, message]) => [field, { type: 'server', message }]),
  );
}
