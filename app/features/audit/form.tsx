import type { ReactNode } from 'react';
import { FormStatus } from '../../forms/form-status.tsx';
import { Choice, CompanyInput, EmailInput, NameInput, PhoneInput } from '../../forms/inputs.tsx';
import type { FieldErrors } from '../../forms/rules.ts';
import { Submit } from '../../forms/submit.tsx';
import { TrapField } from '../../forms/trap-field.tsx';
import { useRequestForm } from '../../forms/use-request-form.ts';
import { TextArea, TextInput } from '../../ui/field.tsx';
import { entriesKept, failed, hints, labels, succeeded, form as text } from './copy.ts';
import { type AuditField, auditFields, auditSchema, auditSource, businessTypes } from './schema.ts';
import { Submitted } from './submitted.tsx';

export interface AuditFormProps {
  /** What was posted without JavaScript and refused. */
  entries?: Record<string, string>;
  errors?: FieldErrors;
  /** The post was fine and could not be stored. */
  failed?: boolean;
}

/** The audit request, as an island and as a plain form. */
export default function AuditForm({ entries = {}, errors = {}, failed: lost }: AuditFormProps) {
  const { form, field, submitting, done, unsent } = useRequestForm({
    name: 'audit',
    schema: auditSchema,
    path: '/api/leads',
    errors,
    lost: lost ?? false,
    succeeded,
    failed,
  });
  if (done) return <Submitted focus />;

  const failure = `${failed.description} ${entriesKept}`;
  const control = (name: AuditField) => ({
    ...field(name),
    id: idOf(name),
    label: labels[name],
    hint: hints[name],
    defaultValue: entries[name],
  });
  return (
    <form
      {...form}
      action="/free-audit#request"
      className="flex flex-col gap-10 rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8"
    >
      <FormStatus
        errors={errors}
        fields={auditFields}
        idOf={idOf}
        failure={lost ? failure : undefined}
      />
      <input type="hidden" name="source" value={auditSource} />
      <Part legend={text.legends.contact}>
        <NameInput {...control('name')} required className="sm:col-span-2" />
        <EmailInput {...control('email')} required />
        <PhoneInput {...control('phone')} required />
      </Part>
      <Part legend={text.legends.business}>
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
      </Part>
      <Part legend={text.legends.goals}>
        <TextArea {...control('currentMarketing')} optional className="sm:col-span-2" />
        <TextArea {...control('goals')} required className="sm:col-span-2" />
      </Part>
      <TrapField />
      <div className="form-stop form-stop-last flex flex-col items-start gap-3">
        <Submit text={text} submitting={submitting} failure={unsent && failure} />
      </div>
    </form>
  );
}

/** One section of the form: a stop on the line that ends at the button. */
function Part({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="form-stop">
      <legend className="mb-5 font-display text-h3 font-bold">{legend}</legend>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

function idOf(field: string): string {
  return `audit-${field}`;
}
