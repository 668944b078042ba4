import type { ComponentProps } from 'react';
import { Select, TextInput } from '../ui/field.tsx';

/*
 * Fields by what a visitor enters in them: each tells browsers, phones' keyboards and password
 * managers what it is for (WCAG 1.3.5).
 */

type TextProps = ComponentProps<typeof TextInput>;

/** A person's whole name; with another `autoComplete`, a part of it. */
export function NameInput(props: TextProps) {
  return <TextInput autoComplete="name" autoCapitalize="words" enterKeyHint="next" {...props} />;
}

export function EmailInput(props: TextProps) {
  return (
    <TextInput
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      enterKeyHint="next"
      {...props}
    />
  );
}

export function PhoneInput(props: TextProps) {
  return <TextInput type="tel" autoComplete="tel" enterKeyHint="next" {...props} />;
}

export function CompanyInput(props: TextProps) {
  return <TextInput autoComplete="organization" enterKeyHint="next" {...props} />;
}

/**
 * A select in which nothing is chosen beforehand. No option has an empty value (spec.md section 3):
 * the placeholder is disabled, which browsers neither send nor offer. `required` would want an empty
 * one (HTML, section 4.10.7), so `aria-required` says it.
 */
export function Choice({
  options,
  placeholder,
  required,
  defaultValue,
  ...select
}: Omit<ComponentProps<typeof Select>, 'children'> & {
  /** Values and what is shown for them. */
  options: readonly (readonly [value: string, text: string])[];
  placeholder: string;
}) {
  return (
    <Select
      {...select}
      aria-required={required}
      autoComplete="off"
      defaultValue={defaultValue || 'none'}
    >
      <option value="none" disabled hidden>
        {placeholder}
      </option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  );
}
