import { useState } from 'react';
import { ApiError } from '../forms/api.ts';
import { visitAttribution } from '../forms/attribution.ts';
import { FormStatus } from '../forms/form-status.tsx';
import type { FieldErrors } from '../forms/rules.ts';
import { timeTaken } from '../forms/trap.ts';
import { TrapField } from '../forms/trap-field.tsx';
import { usePostForm } from '../forms/use-post-form.ts';
import { Button } from '../ui/button.tsx';
import { Select, TextArea, TextInput } from '../ui/field.tsx';
import { toast } from '../ui/toast.tsx';
import { entriesKept, failed, hints, labels, succeeded, form as text } from './copy.ts';
import { type ContactField, contactFields, contactSchema, type Topic, topics } from './schema.ts';
import { Sent } from './sent.tsx';

export interface ContactFormProps {
  /** The topic that the link named. */
  topic?: Topic;
  /** What was posted without JavaScript and refused. */
  entries?: Record<string, string>;
  errors?: FieldErrors;
  /** The post was fine and could not be stored. */
  failed?: boolean;
}

/** The contact form, as an island and as a plain form. */
export default function ContactForm(props: ContactFormProps) {
  const { topic, entries = {}, errors = {}, failed: lost = false } = props;
  const [done, setDone] = useState(false);
  const [unsent, setUnsent] = useState(lost);
  const { form, field, submitting } = usePostForm({
    name: 'contact',
    schema: contactSchema,
    path: '/api/contact',
    extra: () => ({ ...visitAttribution(), ...timeTaken() }),
    errors,
    onDone() {
      setDone(true);
      toast(succeeded);
    },
    onFail(error) {
      setUnsent(!(error instanceof ApiError && error.status === 422));
      toast({ ...failed, tone: 'destructive' });
    },
  });
  if (done) return <Sent focus />;

  const control = (name: ContactField) => ({
    ...field(name),
    id: idOf(name),
    label: labels[name],
    hint: hints[name],
    defaultValue: entries[name],
  });
  return (
    <form
      {...form}
      action="/contact#write"
      className="contact-card grid gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <h2 className="text-h3 sm:col-span-full">{text.title}</h2>
      <FormStatus
        errors={errors}
        fields={contactFields}
        idOf={idOf}
        failure={lost ? `${failed.description} ${entriesKept}` : undefined}
      />
      <TextInput
        {...control('firstName')}
        optional
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextInput
        {...control('lastName')}
        optional
        autoComplete="family-name"
        autoCapitalize="words"
        enterKeyHint="next"
      />
      <TextInput
        {...control('email')}
        type="email"
        required
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextInput {...control('phone')} type="tel" optional autoComplete="tel" enterKeyHint="next" />
      <TextInput {...control('company')} optional autoComplete="organization" enterKeyHint="next" />
      <Select
        {...control('topic')}
        optional
        autoComplete="off"
        defaultValue={entries.topic || topic || 'none'}
      >
        <option value="none" disabled hidden>
          {text.placeholder}
        </option>
        {Object.entries(topics).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea {...control('message')} required rows={6} className="sm:col-span-full" />
      <TrapField />
      <div className="flex flex-col items-start gap-3 sm:col-span-full">
        <Button type="submit" size="large" busy={submitting} className="w-full sm:w-auto">
          {submitting ? text.submitting : text.submit}
        </Button>
        {unsent && !submitting && (
          <p className="text-small font-semibold text-danger">
            {failed.description} {entriesKept}
          </p>
        )}
        <p className="text-label text-muted">
          {text.consent}{' '}
          <a href="/privacy-policy" className="underline">
            Privacy policy
          </a>
        </p>
      </div>
    </form>
  );
}

function idOf(field: string): string {
  return `contact-${field}`;
}
