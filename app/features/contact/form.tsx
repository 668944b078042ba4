import { FormStatus } from '../../forms/form-status.tsx';
import { Choice, CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { Submit } from '../../forms/submit.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { TextArea } from '../../ui/field.tsx';
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
  const { form, field, submitting, done, unsent } = useRequestForm({
    name: 'contact',
    schema: contactSchema,
    path: '/api/contact',
    errors,
    lost,
    succeeded,
    failed,
  });
  if (done) return <Sent focus />;

  const failure = `${failed.description} ${entriesKept}`;
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
      <FormStatus
        errors={errors}
        fields={contactFields}
        idOf={idOf}
        failure={lost ? failure : undefined}
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
      <TrapField />
      <div className="flex flex-col items-start gap-3 sm:col-span-full">
        <Submit text={text} submitting={submitting} failure={unsent && failure} />
      </div>
    </form>
  );
}

function idOf(field: string): string {
  return `contact-${field}`;
}
