import { type ComponentProps, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { describedBy, Field, type FieldText } from '../../ui/field.tsx';
import { type Strength, strengthOf } from './password-strength.ts';

/** Password field with a button to show it (with JavaScript only) and an optional strength meter. */
export default function PasswordField({
  id,
  label,
  hint,
  error,
  measure,
  className,
  ...input
}: FieldText & {
  /** Shows the meter. Names of the form's fields whose entries make a password easier to guess. */
  measure?: readonly string[];
  className?: string;
} & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>) {
  const [shown, setShown] = useState(false);
  const [strength, setStrength] = useState<Strength>();
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <span className="relative">
        <input
          {...input}
          {...describedBy({ id, hint, error })}
          type={shown ? 'text' : 'password'}
          required
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onInput={({ currentTarget: { value, form } }) =>
            measure && setStrength(value ? strengthOf(value, entries(form, measure)) : undefined)
          }
          className="control pr-20 noscript:pr-3.5"
        />
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 min-w-16 rounded-control px-3 text-small font-semibold text-muted hover:text-ink noscript:hidden"
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </span>
      {measure && <Meter strength={strength} room={!error} />}
    </Field>
  );
}

function entries(form: HTMLFormElement | null, names: readonly string[]): string[] {
  const data = new FormData(form ?? undefined);
  return names.map((name) => String(data.get(name) ?? ''));
}

/**
 * Strength as four bars and as text. Rendered before the first message, since a live region must
 * exist for its changes to be announced; keeps its height free unless an error is shown.
 */
function Meter({ strength, room }: { strength: Strength | undefined; room: boolean }) {
  return (
    <span
      className={classNames(
        'flex items-center gap-3 text-label text-muted noscript:hidden',
        room && 'min-h-5',
      )}
    >
      {strength && (
        <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span
              key={step}
              className={classNames(
                'h-1.5 flex-1 rounded-full',
                step > strength.level ? 'bg-hairline' : fills[strength.level],
              )}
            />
          ))}
        </span>
      )}
      <span role="status">{strength?.text}</span>
    </span>
  );
}

const fills = ['', 'bg-line-red', 'bg-line-orange', 'bg-line-green', 'bg-line-green'] as const;
