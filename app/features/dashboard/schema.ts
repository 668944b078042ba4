import * as v from 'valibot';
import { planIds } from '../../facts/prices.ts';
import { lines, optionalPhone } from '../../forms/rules.ts';
import { company, currentPassword, firstName, lastName, newPassword } from '../accounts/schema.ts';

/*
 * Rules of the dashboard's forms. Only the server checks them, so the page doesn't load them.
 */

export const detailsSchema = v.object({
  firstName: firstName(),
  lastName: lastName(),
  company: company(),
  phone: optionalPhone(),
});

export const passwordSchema = v.object({
  currentPassword: currentPassword(),
  newPassword: newPassword(),
});

export const planSchema = v.object({ plan: v.picklist(planIds, 'Please choose a plan') });

export const cancelSchema = v.object({
  reason: v.optional(lines({ label: 'Reason', max: 500 }), ''),
});

export const deleteSchema = v.object({ password: currentPassword() });
