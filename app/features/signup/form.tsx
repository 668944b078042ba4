import { useState } from 'react';
import { type PlanId, popularPlan } from '../../facts/prices.ts';
import { ApiError } from '../../forms/api.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { entriesKept, usePostForm } from '../../forms/use-post-form.ts';
import { Button } from '../../ui/button.tsx';
import { toast, toastOnArrival } from '../../ui/toast.tsx';
import PasswordField from '../accounts/password-field.tsx';
import { created, failed, labels, form as text } from './copy.ts';
import { type SignupField, signupFields, signupSchema } from './schema.ts';

export interface SignupFormProps {
  plan?: PlanId;
  /** Entries of a refused post without JavaScript, except the password. */
  entries?: Record<string, string>;
  errors?: FieldErrors;
  /** Shown above the form when no field is at fault. */
  failure?: string;
}

/** Signup form; works as an island and as a plain form. */
export default function SignupForm(props: SignupFormProps) {
  const { plan = popularPlan, entries = {}, errors = {}, failure } = props;
  const [sendFailure, setSendFailure] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const { form, field, submitting } = usePostForm({
    name: 'signup',
    schema: signupSchema,
    path: '/api/auth/signup',
    secret: true,
    errors,
    onDone() {
      setLeaving(true);
      toastOnArrival(created);
      // Back doesn't lead to this form, which is done.
      location.replace('/dashboard');
    },
    onFail(error) {
      const description = error instanceof ApiError ? error.message : failed.fallback;
      setSendFailure(description);
      toast({ title: failed.title, description, tone: 'destructive' });
    },
  });
  const busy = submitting || leaving;
  const control = (name: SignupField) => ({ ...field(name), id: idOf(name), label: labels[name] });
  const line = (name: SignupField) => ({ ...control(name), defaultValue: entries[name] });
  return (
    <form {...form} action={`/signup?plan=${plan}`} className="flex flex-col gap-5">
      <ErrorSummary errors={errors} fields={signupFields} idOf={idOf} failure={failure} />
      <input type="hidden" name="subscriptionPlan" value={plan} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <NameInput {...line('firstName')} required autoComplete="given-name" />
        <NameInput {...line('lastName')} required autoComplete="family-name" />
        <EmailInput {...line('email')} required className="sm:col-span-2" />
        <CompanyInput {...line('company')} optional />
        <PhoneInput {...line('phone')} optional />
        <PasswordField
          {...control('password')}
          hint="At least 8 characters. A few random words are easy to remember and hard to guess."
          autoComplete="new-password"
          enterKeyHint="done"
          measure={signupFields.slice(0, 4)}
          className="sm:col-span-2"
        />
      </div>
      <Button type="submit" size="large" busy={busy} className="mt-2 w-full">
        {busy ? text.submitting : text.submit}
      </Button>
      {sendFailure && !busy && (
        <p className="text-small font-semibold text-danger">
          {sendFailure} {entriesKept}
        </p>
      )}
      <p className="text-label text-pretty text-muted">
        {text.consent}{' '}
        <a href="/privacy-policy" className="underline">
          Privacy policy
        </a>
      </p>
    </form>
  );
}

function idOf(field: string): string {
  return `signup-${field}`;
}
