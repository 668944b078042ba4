import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { focusField } from '../../forms/focus.ts';
import type { FieldErrors } from '../../forms/rules.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';

/** Answer to a form that was refused: its entries without passwords, and messages. */
export interface Refusal {
  /** Which form of the page it was. */
  intent: string;
  entries: Record<string, string>;
  errors: FieldErrors;
  /** Shown above the form when no field is at fault. */
  failure?: string;
}

/** State of one form on a page with several, by its `intent`. */
export function useAccountForm(intent: string) {
  const refusal = useActionData<Refusal>();
  const navigation = useNavigation();
  const own = refusal?.intent === intent ? refusal : undefined;
  return {
    submitting: navigation.formData?.get('intent') === intent,
    /** Props of a field's control: name, id and error message. */
    field: (name: string) => ({ name, id: `${intent}-${name}`, error: own?.errors[name] }),
    /** Entries of the form that was refused. */
    entry: (name: string) => own?.entries[name],
    refusal: own,
  };
}

/**
 * A form of the dashboard, or of another page that has several. React Router sends it with JavaScript,
 * the browser without; the answer is the same page.
 */
export function AccountForm({
  intent,
  action = '/dashboard',
  anchor,
  submit,
  submitting: submittingText,
  look,
  className = 'flex flex-col items-start gap-4',
  children,
}: {
  intent: string;
  /** Address of the page. */
  action?: string;
  /**
   * Id of the element to show with the answer. A redirect keeps the fragment of the address that was
   * posted to (Fetch, section 4.4).
   */
  anchor?: string;
  submit: ReactNode;
  submitting: string;
  look?: ButtonLook;
  className?: string;
  children?: ReactNode;
}) {
  const { submitting, refusal } = useAccountForm(intent);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]');
    if (wrong) focusField(wrong);
  }, [refusal]);
  return (
    <Form
      ref={form}
      method="post"
      action={anchor ? `${action}#${anchor}` : action}
      noValidate
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {refusal?.failure && (
        <p
          role="alert"
          tabIndex={-1}
          className="w-full rounded-control border-2 border-danger p-3 font-semibold text-danger"
        >
          {refusal.failure}
        </p>
      )}
      {children}
      <Button type="submit" busy={submitting} {...look}>
        {submitting ? submittingText : submit}
      </Button>
    </Form>
  );
}

/**
 * Confirms what was done, by the query `done`. Takes the focus if the button that had it is gone.
 * @param messages by the value of `done`; others show nothing here.
 */
export function DoneMessage({ messages }: { messages: Readonly<Record<string, string>> }) {
  const [query] = useSearchParams();
  const key = query.get('done') ?? '';
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message && document.activeElement === document.body) element.current?.focus();
  }, [message]);
  return (
    <div role="status">
      {message && (
        <p
          ref={element}
          tabIndex={-1}
          className="mb-5 flex gap-3 rounded-control border border-hairline bg-surface p-3.5 text-small font-semibold"
        >
          <span aria-hidden="true" className="w-1 shrink-0 rounded-full bg-positive" />
          {message}
        </p>
      )}
    </div>
  );
}
