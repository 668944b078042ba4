import * as v from 'valibot';
import { line } from '../../forms/rules.ts';
import { passwordLength } from './password-strength.ts';

/** Fields of a customer's details; messages are literal (spec.md section 5). */
export const firstName = () =>
  line({
    label: 'First name',
    min: 2,
    max: 100,
    tooShort: 'First name must be at least 2 characters',
  });

export const lastName = () =>
  line({
    label: 'Last name',
    min: 2,
    max: 100,
    tooShort: 'Last name must be at least 2 characters',
  });

export const company = () => v.optional(line({ label: 'Company', max: 150 }), '');

/** A new password: any characters, no composition rules (NIST SP 800-63B, 3.1.1.2). */
export function newPassword() {
  const tooShort = `Password must be at least ${passwordLength} characters`;
  return v.pipe(
    v.string(tooShort),
    v.minCodePoints(passwordLength, tooShort),
    v.maxCodePoints(256, 'Password must be at most 256 characters'),
  );
}

/** A password entered to be verified. */
export function currentPassword() {
  const missing = 'Please enter your password';
  return v.pipe(
    v.string(missing),
    v.minCodePoints(1, missing),
    v.maxCodePoints(256, 'Password must be at most 256 characters'),
  );
}
