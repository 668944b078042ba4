import type { FieldErrors } from '../../forms/rules.ts';

/** What the dashboard's forms ask for; each names itself in the field `intent`. */
export type Intent =
  | 'sign-in'
  | 'sign-out'
  | 'details'
  | 'password'
  | 'plan'
  | 'cancel'
  | 'resume'
  | 'delete';

/**
 * Where on the page a form's answer is read: without JavaScript the browser goes there. A redirect
 * keeps the fragment of the address that was posted to (Fetch, section 4.4).
 */
export const places: Partial<Record<Intent, string>> = {
  details: 'details',
  password: 'password',
  plan: 'plan',
  cancel: 'cancel',
  resume: 'plan',
  delete: 'delete',
};

/** A form that was refused: what it said, but no password. */
export interface Refusal {
  intent: Intent;
  entries: Record<string, string>;
  errors: FieldErrors;
  /** Why, where no field is at fault. */
  failure?: string;
}
