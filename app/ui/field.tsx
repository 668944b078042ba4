import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A field's texts. Ids are explicit, because `useId` differs between page and island. */
export interface FieldText {
  /** The control's id; the hint is `{id}-hint`, the error `{id}-error`. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Error message; undefined for a valid value. */
  error?: string | undefined;
  /** Adds '(optional)' to the label; unmarked fields are required. */
  optional?: boolean;
}

/** A label, a control, its hint and its error (WCAG 1.3.1, 3.3.1, 3.3.2). */
export function Field({
  id,
  label,
  hint,
  error,
  optional = false,
  className,
  children,
}: FieldText & { className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-small font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-label text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-small text-danger">
          <ErrorMark />
          {error}
        </p>
      )}
    </div>
  );
}

/** Attributes that connect a control with its label, hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) {
  const ids = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`);
  return {
    id,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

type Own = 'id' | 'label' | 'className';

/** A field for one line of text. Other props and `ref` are passed to the `<input>`. */
export function TextInput({
  className,
  ...all
}: FieldText & { className?: string } & Omit<ComponentProps<'input'>, Own>) {
  const { field, control } = split(all);
  return (
    <Field {...field} className={className}>
      <input type="text" {...control} {...describedBy(field)} className="control" />
    </Field>
  );
}

/** A field for several lines of text. Other props and `ref` are passed to the `<textarea>`. */
export function TextArea({
  className,
  rows = 3,
  ...all
}: FieldText & { className?: string } & Omit<ComponentProps<'textarea'>, Own>) {
  const { field, control } = split(all);
  return (
    <Field {...field} className={className}>
      <textarea {...control} rows={rows} {...describedBy(field)} className="control py-2.5" />
    </Field>
  );
}

/** A native select with `<option>`s as children. Other props and `ref` are passed to the `<select>`. */
export function Select({
  className,
  ...all
}: FieldText & { className?: string } & Omit<ComponentProps<'select'>, Own>) {
  const { field, control } = split(all);
  return (
    <Field {...field} className={className}>
      <span className="relative">
        <select {...control} {...describedBy(field)} className="control control-select" />
        <Chevron />
      </span>
    </Field>
  );
}

function split<P extends FieldText>(props: P) {
  const { id, label, hint, error, optional, ...control } = props;
  const field: FieldText = { id, label, hint, error, ...(optional ? { optional } : {}) };
  return { field, control };
}

function ErrorMark() {
  return (
    <svg viewBox="0 0 16 16" className="mt-1 size-3.5 shrink-0" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="currentColor" />
      <path d="M8 4v5M8 11v1.2" className="stroke-surface" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      className="pointer-events-none absolute top-3 right-3 size-5 text-muted"
      aria-hidden="true"
    >
      <path
        d="m5.5 8 4.5 4.5L14.5 8"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
