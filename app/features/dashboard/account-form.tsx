import { type ReactNode, useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation, useSearchParams } from 'react-router';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { type DoneKey, messages } from './copy.ts';
import { type Intent, places, type Refusal } from './forms.ts';

/** What became of a form: its refusal, and whether it is being sent. */
export function useAccountForm(intent: Intent) {
  const refusal = useActionData<Refusal>();
  const navigation = useNavigation();
  const mine = refusal?.intent === intent ? refusal : undefined;
  return {
    busy: navigation.formData?.get('intent') === intent,
    /** For the control of a field: its name, id and message. */
    field: (name: string) => ({ name, id: idOf(intent, name), error: mine?.errors[name] }),
    /** What was entered before the page came back with a message. */
    entry: (name: string) => mine?.entries[name],
    failure: mine?.failure,
    refusal: mine,
  };
}

/**
 * One form of the dashboard. With JavaScript it is sent beside the page, without it the browser posts
 * it; the answer is the same page either way.
 */
export function AccountForm({
  intent,
  submit,
  busyText,
  look,
  className = 'flex flex-col items-start gap-4',
  children,
}: {
  intent: Intent;
  submit: ReactNode;
  busyText: string;
  look?: ButtonLook;
  className?: string;
  children?: ReactNode;
}) {
  const { busy, failure, refusal } = useAccountForm(intent);
  const place = places[intent];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]');
    wrong?.focus();
  }, [refusal]);
  return (
    <Form
      ref={form}
      method="post"
      action={place ? `/dashboard#${place}` : '/dashboard'}
      noValidate
      preventScrollReset
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {failure && (
        <p
          role="alert"
          tabIndex={-1}
          className="w-full rounded-control border-2 border-danger p-3 font-semibold text-danger"
        >
          {failure}
        </p>
      )}
      {children}
      <Button type="submit" busy={busy} {...look}>
        {busy ? busyText : submit}
      </Button>
    </Form>
  );
}

/** Says, where it was asked for, that something was done; takes the focus that a button has lost. */
export function Done({ of }: { of: readonly DoneKey[] }) {
  const [query] = useSearchParams();
  const key = of.find((name) => name === query.get('done'));
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (key && document.activeElement === document.body) message.current?.focus();
  }, [key]);
  return (
    <div role="status">
      {key && (
        <p
          ref={message}
          tabIndex={-1}
          className="mb-5 flex gap-3 rounded-control border border-hairline bg-surface p-3.5 text-small font-semibold"
        >
          <span aria-hidden="true" className="w-1 shrink-0 rounded-full bg-positive" />
          {messages.done[key]}
        </p>
      )}
    </div>
  );
}

function idOf(intent: Intent, name: string): string {
  return `${intent}-${name}`;
}
