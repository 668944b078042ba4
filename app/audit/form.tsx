import { type ComponentProps, type ReactNode, useState } from 'react';
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
  const [done, setDone] = useState(false);
  const [unsent, setUnsent] = useState(lost ?? false);
  const { form, field, submitting } = usePostForm({
    name: 'audit',
    schema: auditSchema,
    path: '/api/leads',
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
  if (done) return <Submitted focus />;

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
        failure={lost ? `${failed.description} ${entriesKept}` : undefined}
      />
      <input type="hidden" name="source" value={auditSource} />
      <Part legend={text.legends.contact}>
        <TextInput
          {...control('name')}
          required
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          className="sm:col-span-2"
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
        <TextInput
          {...control('phone')}
          type="tel"
          required
          autoComplete="tel"
          enterKeyHint="next"
        />
      </Part>
      <Part legend={text.legends.business}>
        <TextInput
          {...control('company')}
          required
          autoComplete="organization"
          enterKeyHint="next"
        />
        <BusinessType {...control('businessType')} />
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
      <Send submitting={submitting} unsent={unsent} />
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

/**
 * Nothing is chosen beforehand, and no option has an empty value (spec.md section 3): the
 * placeholder is disabled, which browsers neither send nor offer. `required` would want an empty
 * one (HTML, section 4.10.7), so `aria-required` says it.
 */
function BusinessType({ defaultValue, ...control }: ComponentProps<typeof Select>) {
  return (
    <Select
      {...control}
      aria-required="true"
      autoComplete="off"
      defaultValue={defaultValue || 'none'}
    >
      <option value="none" disabled hidden>
        {text.placeholder}
      </option>
      {businessTypes.map((type) => (
        <option key={type}>{type}</option>
      ))}
    </Select>
  );
}

function Send({ submitting, unsent }: { submitting: boolean; unsent: boolean }) {
  return (
    <div className="form-stop form-stop-last flex flex-col items-start gap-3">
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
  );
}

function idOf(field: string): string {
  return `audit-${field}`;
}
