import type { ComponentProps } from 'react';
import { Select, TextInput } from '../ui/field.tsx';

/*
 * Inputs for common entries. Their attributes state the purpose for browsers, phone keyboards and
 * password managers (WCAG 1.3.5).
 */

type TextProps = ComponentProps<typeof TextInput>;

/** A person's full name, or a part of it with another `autoComplete`. */
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
  return (
    <TextInput autoComplete="organization" autoCapitalize="words" enterKeyHint="next" {...props} />
  );
}

/**
 * A select that starts without a choice. No option has an empty value (spec.md section 3): the
 * placeholder is disabled, so browsers neither send nor offer it. `required` needs an option with an
 * empty value (HTML, section 4.10.7), so `aria-required` takes its place.
 */
export function Choice({
  options,
  placeholder,
  required,
  defaultValue,
  ...select
}: Omit<ComponentProps<typeof Select>, 'children'> & {
  /** Values and their labels. */
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
