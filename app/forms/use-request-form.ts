import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { ApiError } from './api.ts';
import { visitFacts } from './attribution.ts';
import type { Rejected } from './form-endpoint.server.ts';
import { entriesKept, type PostFormOptions, usePostForm } from './use-post-form.ts';

interface ToastText {
  title: string;
  description: string;
}

export interface RequestFormOptions<Field extends string>
  extends Pick<PostFormOptions, 'name' | 'schema' | 'path' | 'extra'> {
  /** A post without JavaScript that was rejected. */
  posted: Partial<Rejected>;
  /** Id of a field's control. */
  idOf: (field: string) => string;
  labels: Readonly<Record<Field, string>>;
  hints: Readonly<Partial<Record<Field, string>>>;
  successToast: ToastText;
  failureToast: ToastText;
}

/** `usePostForm` for a visitor's request, with a toast for its outcome. */
export function useRequestForm<Field extends string>({
  posted: { entries = {}, errors = {}, failed: postFailed = false, reason },
  idOf,
  labels,
  hints,
  successToast,
  failureToast,
  extra,
  ...options
}: RequestFormOptions<Field>) {
  const [submitted, setSubmitted] = useState<{ answer: unknown; values: object }>();
  const [failed, setFailed] = useState(postFailed);
  const { form, field, submitting } = usePostForm({
    ...options,
    errors,
    extra: () => ({ ...visitFacts(), ...extra?.() }),
    onDone(answer, values) {
      setSubmitted({ answer, values });
      toast(successToast);
    },
    onFail(error) {
      setFailed(!(error instanceof ApiError && error.status === 422));
      toast({ ...failureToast, tone: 'destructive' });
    },
  });
  const failure = `${reason ?? failureToast.description} ${entriesKept}`;
  return {
    form,
    /** Props of a field's control. */
    control: (name: Field) => ({
      ...field(name),
      id: idOf(name),
      label: labels[name],
      hint: hints[name],
      defaultValue: entries[name],
    }),
    /** Props of the `ErrorSummary`, besides the order of the fields. */
    summary: { errors, idOf, failure: postFailed ? failure : undefined },
    submitting,
    /** The stored request: the response's JSON and the entries. */
    submitted,
    /** Message while the last attempt failed and no entry was the reason. */
    failure: failed && failure,
  };
}
