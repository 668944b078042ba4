import { useState } from 'react';
import { toast } from '../ui/toast.tsx';
import { ApiError } from './api.ts';
import { type PostFormOptions, usePostForm } from './use-post-form.ts';
import { visitFacts } from './visit-facts.ts';

interface Told {
  title: string;
  description: string;
}

export interface RequestFormOptions extends Pick<PostFormOptions, 'name' | 'schema' | 'path'> {
  errors: NonNullable<PostFormOptions['errors']>;
  /** A post without JavaScript was fine and could not be stored. */
  lost: boolean;
  succeeded: Told;
  failed: Told;
}

/** `usePostForm` for a visitor's request, told of in a notification. */
export function useRequestForm({ lost, succeeded, failed, ...options }: RequestFormOptions) {
  const [done, setDone] = useState(false);
  const [unsent, setUnsent] = useState(lost);
  const posting = usePostForm({
    ...options,
    extra: visitFacts,
    onDone() {
      setDone(true);
      toast(succeeded);
    },
    onFail(error) {
      setUnsent(!(error instanceof ApiError && error.status === 422));
      toast({ ...failed, tone: 'destructive' });
    },
  });
  return {
    ...posting,
    /** The request is stored. */
    done,
    /** The last attempt failed for a reason other than an entry. */
    unsent,
  };
}
