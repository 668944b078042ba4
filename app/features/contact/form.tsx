import { ErrorSummary } from '../../forms/error-summary.tsx';
import { HoneypotField } from '../../forms/honeypot-field.tsx';
import { Choice, CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { Submit } from '../../forms/submit.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { entriesKept, failureToast, hints, labels, successToast, form as text } from './copy.ts';
import { type ContactField, contactFields, contactSchema, type Topic, topics } from './schema.ts';
import { Submitted } from './submitted.tsx';

export interface ContactFormProps {
  /** The topic that the link chose. */
  topic?: Topic;
  /** Entries of a rejected post without JavaScript. */
  entries?: Record<string, string>;
  errors?: FieldErrors;
  /** The post was valid but could not be stored. */
  failed?: boolean;
  /** Why, if it isn't a fault of ours. */
  reason?: string;
}

/** The contact form: an island, and a plain form without JavaScript. */
export default function ContactForm(props: ContactFormProps) {
  const { topic, entries = {}, errors = {}, failed: postFailed = false, reason } = props;
  const { form, field, submitting, submitted, failed } = useRequestForm({
    name: 'contact',
    schema: contactSchema,
    path: '/api/contact',
    errors,
    postFailed,
    successToast,
    failureToast,
  });
  if (submitted) return <Submitted focus />;

  const failure = `${reason ?? failureToast.description} ${entriesKept}`;
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
      className="contact-card grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <h2 className="text-h3 sm:col-span-full">{text.title}</h2>
      <ErrorSummary
        errors={errors}
        fields={contactFields}
        idOf={idOf}
        failure={postFailed ? failure : undefined}
      />
      <NameInput {...control('firstName')} optional autoComplete="given-name" />
      <NameInput {...control('lastName')} optional autoComplete="family-name" />
      <EmailInput {...control('email')} required />
      <PhoneInput {...control('phone')} optional />
      <CompanyInput {...control('company')} optional />
      <Choice
        {...control('topic')}
        optional
        placeholder={text.placeholder}
        options={Object.entries(topics)}
        defaultValue={entries.topic || topic}
      />
      <TextArea {...control('message')} required rows={6} className="sm:col-span-full" />
      <HoneypotField />
      <div className="flex flex-col items-start gap-3 sm:col-span-full">
        <Submit text={text} submitting={submitting} failure={failed && failure} />
      </div>
    </form>
  );
}

function idOf(field: string): string {
  return `contact-${field}`;
}
