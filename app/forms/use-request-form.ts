import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { ApiError } from './api.ts';
import { visitFacts } from './attribution.ts';
import { type PostFormOptions, usePostForm } from './use-post-form.ts';

interface ToastText {
  title: string;
  description: string;
}

export interface RequestFormOptions
  extends Pick<PostFormOptions, 'name' | 'schema' | 'path' | 'extra'> {
  errors: NonNullable<PostFormOptions['errors']>;
  /** The post without JavaScript was valid but could not be stored. */
  postFailed: boolean;
  successToast: ToastText;
  failureToast: ToastText;
}

/** `usePostForm` for a visitor's request, with a toast for its outcome. */
export function useRequestForm({
  postFailed,
  successToast,
  failureToast,
  extra,
  ...options
}: RequestFormOptions) {
  const [submitted, setSubmitted] = useState<{ answer: unknown; values: object }>();
  const [failed, setFailed] = useState(postFailed);
  const postForm = usePostForm({
    ...options,
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
  return {
    ...postForm,
    /** The stored request: the response's JSON and the entries. */
    submitted,
    /** The last attempt failed, and no entry was the reason. */
    failed,
  };
}
