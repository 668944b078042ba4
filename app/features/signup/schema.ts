import * as v from 'valibot';
import { planIds, popularPlan } from '../../facts/prices.ts';
import { email, optionalPhone } from '../../forms/rules.ts';
import { company, firstName, lastName, newPassword } from '../accounts/schema.ts';

/** Rules of the signup form; messages are literal (spec.md section 5). */
export const signupSchema = v.object({
  email: email(),
  firstName: firstName(),
  lastName: lastName(),
  company: company(),
  phone: optionalPhone(),
  password: newPassword(),
  subscriptionPlan: v.optional(v.picklist(planIds, 'Please choose a plan'), popularPlan),
});

export type Signup = v.InferOutput<typeof signupSchema>;

/** Names of the form's fields, in the form's order. */
export const signupFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'phone',
  'password',
] as const;

export type SignupField = (typeof signupFields)[number];
