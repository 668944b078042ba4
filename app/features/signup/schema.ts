import * as z from 'zod/mini';
import { type PlanId, planIds, popularPlan } from '../../facts/site.ts';
import { email } from '../../forms/rules.ts';
import { company, firstName, lastName, newPassword, phone } from '../accounts/rules.ts';

/** The account form's rules; messages are literal (spec.md section 5). */
export const signupSchema = z.object({
  email: email(),
  firstName: firstName(),
  lastName: lastName(),
  company: company(),
  phone: phone(),
  password: newPassword(),
  subscriptionPlan: z._default(z.enum(planIds, 'Please choose a plan'), popularPlan),
});

/** A valid signup. */
export type Signup = z.output<typeof signupSchema>;

/** The form's controls, in its order. */
export const signupFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'password',
] as const;

export type SignupField = (typeof signupFields)[number];

/** The plan that the address asks for; the popular one where it names none that there is. */
export function planOf(query: string | null): PlanId {
  return planIds.find((id) => id === query) ?? popularPlan;
}
