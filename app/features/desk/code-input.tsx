import { TextInput } from '../../ui/field.tsx';

/** Field for the six digits of an authenticator app. */
export function CodeInput(field: {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
}) {
  return (
    <TextInput
      {...field}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}
