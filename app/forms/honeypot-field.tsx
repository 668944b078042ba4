import { honeypotName } from './honeypot.ts';

/**
 * The honeypot: a field that only programs fill in. It is off the page, out of the tab order and
 * hidden from screen readers, and its label is for people who reach it anyway. The data attributes
 * keep 1Password, LastPass, Bitwarden and Dashlane from filling it in.
 */
export function HoneypotField() {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        Leave this field empty
        <input
          type="text"
          name={honeypotName}
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
