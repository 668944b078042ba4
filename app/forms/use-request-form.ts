import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { ApiError } from './api.ts';
import { visitFacts } from './attribution.ts';
import { type PostFormOptions, usePostForm } from './use-post-form.ts';

interface ToastText {
  title: string;
  description: string;
}

export interface RequestFormOptions extends Pick<PostFormOptions, 'name' | 'schema' | 'path'> {
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
  ...options
}: RequestFormOptions) {
  const [submitted, setSubmitted] = useState(false);
  const [failed, setFailed] = useState(postFailed);
  const postForm = usePostForm({
    ...options,
    extra: visitFacts,
    onDone() {
      setSubmitted(true);
      toast(successToast);
    },
    onFail(error) {
      setFailed(!(error instanceof ApiError && error.status === 422));
      toast({ ...failureToast, tone: 'destructive' });
    },
  });
  return {
    ...postForm,
    /** The request is stored. */
    submitted,
    /** The last attempt failed, and no entry was the reason. */
    failed,
  };
}
