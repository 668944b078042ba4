import * as z from 'zod/mini';
import { email } from '../../forms/rules.ts';
import { currentPassword } from '../accounts/rules.ts';

export const loginSchema = z.object({ email: email(), password: currentPassword() });

export type Login = z.output<typeof loginSchema>;

/** One answer whether it is the address or the password that is wrong. */
export const wrongLogin = 'The email address or the password is not right.';

export const notSignedIn = 'Nobody is signed in.';
