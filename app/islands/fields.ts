type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what the visitor has typed or chosen inside `element`.
 *
 * @returns to be called once the island is hydrated: restores lost entries and dispatches an event
 * for each entry, as if it were typed now. Focus and caret stay where they are.
 */
export function readFields(element: HTMLElement): () => void {
  const fields = fieldsOf(element);
  const focused = fields.indexOf(document.activeElement as Field);
  const entries = new Map(fields.filter(isChanged).map((field) => [field, entryOf(field)]));
  // Visitors keep typing while the component loads.
  const onInput = ({ target }: Event) => {
    if (fields.includes(target as Field)) entries.set(target as Field, entryOf(target as Field));
  };
  element.addEventListener('input', onInput, true);
  return () => {
    element.removeEventListener('input', onInput, true);
    // React replaces elements where the markup differs; their order stays the same.
    const present = fieldsOf(element);
    for (const [field, entry] of entries) {
      const now = field.isConnected ? field : present[fields.indexOf(field)];
      if (now?.name === field.name) enter(now, entry);
    }
    if (focused >= 0 && document.activeElement === document.body) present[focused]?.focus();
  };
}

function fieldsOf(element: HTMLElement): Field[] {
  return [...element.querySelectorAll<Field>('input:not([type=file]),textarea,select')];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function entryOf(field: Field): string | boolean {
  return isCheckable(field) ? field.checked : field.value;
}

/** Whether the field differs from the server's markup. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

/**
 * Makes React notice an entry. React ignores an event when the value is the one it has recorded, and
 * it records what is set through the element's own property; so that is set to another value first.
 */
function enter(field: Field, entry: string | boolean): void {
  if (typeof entry === 'boolean') {
    if (field.type === 'radio' && !entry) return;
    (field as HTMLInputElement).checked = !entry;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) {
    field.value = entry;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.value = field.defaultValue;
  setNatively(field, entry);
  if (selectionStart !== null && field === document.activeElement) {
    field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Sets the value without the property by which React tracks it. */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
