import { customerLeft, subscriptionChanged } from '../app/features/accounts/mail.server.ts';
import { leadCreated } from '../app/features/audit/mail.server.ts';
import { messageCreated } from '../app/features/messages/mail.server.ts';
import { passwordResetAsked } from '../app/features/password-reset/mail.server.ts';
import { customerCreated } from '../app/features/signup/mail.server.ts';
import type { EventType } from '../lib/deliveries/event.ts';
import { requestsSetAside } from '../lib/spam/notice.ts';

/** Everything that anybody is told of; the worker knows no other. */
export const events: readonly EventType[] = [
  leadCreated,
  messageCreated,
  requestsSetAside,
  customerCreated,
  subscriptionChanged,
  customerLeft,
  passwordResetAsked,
];
