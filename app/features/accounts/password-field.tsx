import { type ComponentProps, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { describedBy, Field, type FieldText } from '../../ui/field.tsx';
import { type Strength, strengthOf } from './strength.ts';

/**
 * A password with a button that shows it. The button waits for JavaScript: without it there is none.
 * With `measure` a hint says how strong the password is.
 */
export default function PasswordField({
  id,
  label,
  hint,
  error,
  measure,
  className,
  ...input
}: FieldText & {
  /** For a new password: names of the form's fields whose entries make it easier to guess. */
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
 * Four stops that fill, and the same in words. Its region is there before its first message, with room
 * for it unless an error is beneath.
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
