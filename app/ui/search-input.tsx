import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

/** A field for a text to search for, with a magnifier. Other props are passed to the `<input>`. */
export function SearchInput({
  id,
  label,
  className,
  ...input
}: { id: string; label: string } & ComponentProps<'input'>) {
  return (
    <Field id={id} label={label} className={className}>
      <span className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3 left-3 size-5 text-muted"
        />
        <input
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="control pl-11"
          {...input}
        />
      </span>
    </Field>
  );
}
