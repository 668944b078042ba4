import * as z from 'zod/mini';
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

export const company = () => z._default(line({ label: 'Company', max: 150 }), '');

/** A new password: any characters, no composition rules (NIST SP 800-63B, 3.1.1.2). */
export function newPassword() {
  const tooShort = `Password must be at least ${passwordLength} characters`;
  return z
    .string(tooShort)
    .check(
      z.minLength(passwordLength, { error: tooShort, abort: true }),
      z.maxLength(256, 'Password must be at most 256 characters'),
    );
}

/** A password entered to be verified. */
export function currentPassword() {
  const missing = 'Please enter your password';
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(256, 'Password must be at most 256 characters'),
    );
}
