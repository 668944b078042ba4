type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor has entered, by the control's name. Passwords are left out: they are never kept. */
export function entriesOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    controlsOf(form)
      .filter((control) => !isBlank(control))
      .map(({ name, value }) => [name, value]),
  );
}

/** The controls without an entry. */
export function blankControls(form: HTMLFormElement): Control[] {
  return controlsOf(form).filter(isBlank);
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => {
    if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return true;
    return (
      element instanceof HTMLInputElement &&
      !['password', 'hidden', 'checkbox'].includes(element.type) &&
      // A password that is shown is a text field.
      !element.autocomplete.endsWith('password')
    );
  });
}

/** A select whose choice is disabled shows its placeholder. */
function isBlank(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return !!control.selectedOptions[0]?.disabled;
  return control.value === '';
}
