import { type FormEvent, useState } from 'react';
import { ApiError, callApi } from '../../forms/api.ts';
import { visitFacts } from '../../forms/attribution.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextInput } from '../../ui/field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Findings } from './findings.tsx';
import { panel as text } from './look-copy.ts';
import { fieldId, type KnownEntries, type ShownLook } from './shown-look.ts';
import { hasStarted, noteStarted } from './started.ts';

export interface SiteLookProps {
  /** Address that the visitor entered. */
  website: string;
  /** What was found so far, after a press without JavaScript. */
  look?: ShownLook;
  /** Why there is no look, after a press without JavaScript. */
  error?: string;
  /** Whether it filled in fields of the form, after a press without JavaScript. */
  filled?: boolean;
}

/** Time in ms between two questions for new findings. */
const interval = 400;

/** 'Look at my site': an island, and a plain form without JavaScript. */
export default function SiteLook(props: SiteLookProps) {
  const { website } = props;
  const [look, setLook] = useState(props.look);
  const [error, setError] = useState(props.error);
  const [busy, setBusy] = useState(false);
  const [filled, setFilled] = useState(props.filled ?? false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setError(undefined);
    setLook(undefined);
    setFilled(false);
    try {
      const body = hasStarted() ? entries : { ...entries, started: visitFacts().attribution ?? {} };
      const { id } = (await callApi('POST', '/api/looks', { body })) as { id: string };
      noteStarted();
      const { known } = await follow(id, setLook);
      setFilled(fillIn(known));
    } catch (reason) {
      setError((reason instanceof ApiError && reason.errors.website) || text.failed);
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-8">
      <form
        method="post"
        action="/free-audit/look"
        onSubmit={onSubmit}
        className={classNames(
          'flex flex-col items-start gap-4 sm:flex-row sm:items-end',
          look && 'group-has-data-submitted/audit:hidden',
        )}
      >
        <TextInput
          id="look-website"
          name="website"
          label={text.label}
          error={error}
          defaultValue={website}
          required
          maxLength={500}
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="w-full sm:max-w-md"
        />
        <Button type="submit" busy={busy}>
          {busy ? text.looking : text.submit}
        </Button>
      </form>
      {look && <Findings look={look} />}
      {look && !look.open && (
        <div className="group-has-data-submitted/audit:hidden">
          <p className="max-w-measure">
            {text.next} {filled && text.filled}
          </p>
          <TextLink text={text.toForm} href="#request" />
        </div>
      )}
    </div>
  );
}

/** Shows what a look finds until it is done. */
async function follow(id: string, show: (look: ShownLook) => void): Promise<ShownLook> {
  for (;;) {
    const look = (await callApi('GET', `/api/looks/${encodeURIComponent(id)}`)) as ShownLook;
    show(look);
    if (!look.open) return look;
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

/**
 * Fills in the request form's empty fields, as if the visitor had typed them. A field that has an
 * entry or the focus stays as it is.
 * @returns whether a field was filled in.
 */
function fillIn(known: KnownEntries): boolean {
  const fields = Object.entries(known).flatMap(([name, value]) => {
    const field = document.getElementById(fieldId(name));
    if (!(field instanceof HTMLInputElement) || field.value !== '') return [];
    if (field === document.activeElement) return [];
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return [field];
  });
  return fields.length > 0;
}
