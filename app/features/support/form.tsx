import { type ReactNode, useEffect, useRef, useState } from 'react';
import { visitFacts } from '../../forms/attribution.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { Rejected } from '../../forms/form-endpoint.server.ts';
import { HoneypotField } from '../../forms/honeypot-field.tsx';
import { EmailInput, NameInput } from '../../forms/inputs.tsx';
import { Submit } from '../../forms/submit.tsx';
import { entriesKept, usePostForm } from '../../forms/use-post-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { Select, TextArea, TextInput } from '../../ui/field.tsx';
import { defaultPriority, priorities } from '../messages/model.ts';
import { failureAlert, labels, priorityLabels, successAlert, form as text } from './copy.ts';
import { type SupportField, supportFields, supportSchema } from './schema.ts';

/** A post without JavaScript that was rejected, or stored. */
export interface SupportFormProps extends Partial<Rejected> {
  submitted?: boolean;
}

type Outcome = 'submitted' | 'failed' | undefined;

/** The support form with its alert: an island, and a plain form without JavaScript. */
export default function SupportForm({ submitted, failed, reason, ...posted }: SupportFormProps) {
  const [outcome, setOutcome] = useState<Outcome>(
    submitted ? 'submitted' : failed ? 'failed' : undefined,
  );
  // A new key resets the form after each message: empty, priority normal (spec.md section 4).
  const [sentCount, setSentCount] = useState(0);
  return (
    <div className="support-ticket">
      <Alert
        outcome={outcome}
        failure={reason ? `${reason} ${entriesKept}` : failureAlert}
        focus={sentCount > 0}
      />
      <Fields
        key={sentCount}
        {...(sentCount === 0 ? posted : {})}
        onSend={() => setOutcome(undefined)}
        onDone={() => {
          setSentCount(sentCount + 1);
          setOutcome('submitted');
        }}
        onFail={() => setOutcome('failed')}
      />
    </div>
  );
}

interface FieldsProps extends Pick<SupportFormProps, 'entries' | 'errors'> {
  onSend: () => void;
  onDone: () => void;
  onFail: () => void;
}

function Fields({ entries = {}, errors = {}, onSend, onDone, onFail }: FieldsProps) {
  const { form, field, submitting } = usePostForm({
    name: 'support',
    schema: supportSchema,
    path: '/api/support',
    extra: visitFacts,
    errors,
    onDone,
    onFail,
  });
  const control = (name: SupportField) => ({
    ...field(name),
    id: idOf(name),
    label: labels[name],
    defaultValue: entries[name],
  });
  return (
    <form
      {...form}
      // The browser itself checks for missing entries (spec.md section 5).
      noValidate={false}
      onSubmit={(event) => {
        onSend();
        void form.onSubmit(event);
      }}
      action="/support#message"
      className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <ErrorSummary errors={errors} fields={supportFields} idOf={idOf} />
      <NameInput {...control('name')} required />
      <EmailInput {...control('email')} required />
      <TextInput {...control('subject')} required autoComplete="off" enterKeyHint="next" />
      <Select
        {...control('priority')}
        autoComplete="off"
        defaultValue={entries.priority || defaultPriority}
      >
        {priorities.map((priority) => (
          <option key={priority} value={priority}>
            {priorityLabels[priority]}
          </option>
        ))}
      </Select>
      <TextArea {...control('message')} required rows={5} className="sm:col-span-full" />
      <HoneypotField />
      <div className="flex flex-col items-start gap-3 sm:col-span-full">
        <Submit text={text} submitting={submitting} />
      </div>
    </form>
  );
}

/**
 * The message's outcome. The element exists before its text, so that screen readers announce it
 * (WCAG 4.1.3).
 *
 * @param focus whether the alert takes the focus from the form it follows.
 */
function Alert({ outcome, failure, focus }: { outcome: Outcome; failure: string; focus: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus && outcome === 'submitted') box.current?.focus();
    else if (outcome) box.current?.scrollIntoView({ block: 'nearest' });
  }, [focus, outcome]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="scroll-my-28 outline-none">
      {outcome === 'submitted' && (
        <AlertText tone="border-positive text-positive">{successAlert}</AlertText>
      )}
      {outcome === 'failed' && <AlertText tone="border-danger text-danger">{failure}</AlertText>}
    </div>
  );
}

function AlertText({ tone, children }: { tone: string; children: ReactNode }) {
  return (
    <p
      className={classNames(
        'mb-6 rounded-control border-2 bg-surface px-4 py-3 font-semibold',
        tone,
      )}
    >
      {children}
    </p>
  );
}

function idOf(field: string): string {
  return `support-${field}`;
}
