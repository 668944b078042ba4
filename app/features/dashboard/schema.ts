import * as z from 'zod/mini';
import { planIds } from '../../facts/prices.ts';
import { lines, optionalPhone } from '../../forms/rules.ts';
import { company, currentPassword, firstName, lastName, newPassword } from '../accounts/schema.ts';

/*
 * Rules of the dashboard's forms. Only the server checks them, so the page doesn't load them.
 */

export const detailsSchema = z.object({
  firstName: firstName(),
  lastName: lastName(),
  company: company(),
  phone: optionalPhone(),
});

export const passwordSchema = z.object({
  currentPassword: currentPassword(),
  newPassword: newPassword(),
});

export const planSchema = z.object({ plan: z.enum(planIds, 'Please choose a plan') });

export const cancelSchema = z.object({
  reason: z._default(lines({ label: 'Reason', max: 500 }), ''),
});

export const deleteSchema = z.object({ password: currentPassword() });
