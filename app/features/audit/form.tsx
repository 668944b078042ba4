import type { ReactNode } from 'react';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import type { Rejected } from '../../forms/form-endpoint.server.ts';
import { HoneypotField } from '../../forms/honeypot-field.tsx';
import { Choice, CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import { Submit } from '../../forms/submit.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { failureToast, hints, labels, successToast, form as text } from './copy.ts';
import { auditFields, auditSchema, auditSource, businessTypes } from './schema.ts';
import { fieldId } from './shown-look.ts';
import { hasStarted } from './started.ts';
import { Submitted } from './submitted.tsx';

/** The audit request form: an island, and a plain form without JavaScript. */
export default function AuditForm(posted: Partial<Rejected>) {
  const { form, control, summary, submitting, submitted, failure } = useRequestForm({
    name: 'audit',
    schema: auditSchema,
    path: '/api/leads',
    posted,
    idOf: fieldId,
    labels,
    hints,
    successToast,
    failureToast,
    extra: () => (hasStarted() ? { looked: true } : {}),
  });
  if (submitted) return <Submitted focus lead={leadIn(submitted)} />;
  return (
    <form
      {...form}
      action="/free-audit#request"
      className="flex flex-col gap-10 rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8"
    >
      <ErrorSummary {...summary} fields={auditFields} />
      <input type="hidden" name="source" value={auditSource} />
      <FormPart legend={text.legends.contact}>
        <NameInput {...control('name')} required className="sm:col-span-2" />
        <EmailInput {...control('email')} required />
        <PhoneInput {...control('phone')} required />
      </FormPart>
      <FormPart legend={text.legends.business}>
        <CompanyInput {...control('company')} required />
        <Choice
          {...control('businessType')}
          required
          placeholder={text.placeholder}
          options={businessTypes.map((type) => [type, type])}
        />
        <TextInput
          {...control('website')}
          optional
          autoComplete="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          className="sm:col-span-2"
        />
      </FormPart>
      <FormPart legend={text.legends.goals}>
        <TextArea {...control('currentMarketing')} optional className="sm:col-span-2" />
        <TextArea {...control('goals')} required className="sm:col-span-2" />
      </FormPart>
      <HoneypotField />
      <div className="form-stop form-stop-last flex flex-col items-start gap-3">
        <Submit text={text} submitting={submitting} failure={failure} />
      </div>
    </form>
  );
}

/** Id of a stored request that has a website, on which we look. */
function leadIn({ answer, values }: { answer: unknown; values: object }): string | undefined {
  const { id } = Object(answer) as { id?: unknown };
  return 'website' in values && values.website && typeof id === 'string' ? id : undefined;
}

/** One section of the form, drawn as a stop on the line that ends at the button. */
function FormPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="form-stop">
      <legend className="mb-5 font-display text-h3 font-bold">{legend}</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
