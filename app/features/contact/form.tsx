import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { Rejected } from '../../forms/form-endpoint.server.ts';
import { HoneypotField } from '../../forms/honeypot-field.tsx';
import { Choice, CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import { Submit } from '../../forms/submit.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { TextArea } from '../../ui/field.tsx';
import { failureToast, hints, labels, successToast, form as text } from './copy.ts';
import { contactFields, contactSchema, type Topic, topics } from './schema.ts';
import { Submitted } from './submitted.tsx';

export interface ContactFormProps extends Partial<Rejected> {
  /** The topic that the link chose. */
  topic?: Topic;
}

/** The contact form: an island, and a plain form without JavaScript. */
export default function ContactForm({ topic, ...posted }: ContactFormProps) {
  const { form, control, summary, submitting, submitted, failure } = useRequestForm({
    name: 'contact',
    schema: contactSchema,
    path: '/api/contact',
    posted,
    idOf: (field) => `contact-${field}`,
    labels,
    hints,
    successToast,
    failureToast,
  });
  if (submitted) return <Submitted focus />;
  return (
    <form
      {...form}
      action="/contact#write"
      className="contact-card grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2"
    >
      <h2 className="text-h3 sm:col-span-full">{text.title}</h2>
      <ErrorSummary {...summary} fields={contactFields} />
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
        defaultValue={posted.entries?.topic || topic}
      />
      <TextArea {...control('message')} required rows={6} className="sm:col-span-full" />
      <HoneypotField />
      <div className="flex flex-col items-start gap-3 sm:col-span-full">
        <Submit text={text} submitting={submitting} failure={failure} />
      </div>
    </form>
  );
}
