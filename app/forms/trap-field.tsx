import { trapName } from './trap.ts';

/**
 * The control that only a program fills in. It is off the page and out of the order of keys and of
 * what is read out; whoever reaches it nevertheless is told. The attributes are those by which
 * 1Password, LastPass, Bitwarden and Dashlane leave a field alone.
 */
export function TrapField() {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name={trapName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          data-bwignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
