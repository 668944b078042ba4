import { customerLeft, subscriptionChanged } from '../app/accounts/change-events.server.ts';
import { customerCreated } from '../app/accounts/events.server.ts';
import { passwordResetAsked } from '../app/accounts/reset-event.server.ts';
import { leadCreated } from '../app/audit/events.server.ts';
import { messageCreated } from '../app/messages/events.server.ts';
import type { EventType } from './deliveries/event.ts';
import { requestsSetAside } from './spam/notice.ts';

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
