import type { FieldErrors } from '../forms/rules.ts';

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

/** A form that was refused: what it said, but no password. */
export interface Refusal {
  intent: Intent;
  entries: Record<string, string>;
  errors: FieldErrors;
  /** Why, where no field is at fault. */
  failure?: string;
}
