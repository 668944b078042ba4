import * as z from 'zod/mini';
import { fromJson } from '../../../lib/db/columns.ts';
import { defineEvent } from '../../../lib/deliveries/event.ts';

interface Reset {
  to: string;
  token: string;
}

const payloadShape = z.object({ token: z.string() });

/**
 * Somebody asked for a new password. Whether the address is a customer's is looked up here, when the
 * message is made and nobody waits for it: for any other there is none.
 */
export const passwordResetAsked = defineEvent<Reset>({
  name: 'password.reset-asked',
  about: 'reset',
  // The token of the link.
  secret: true,
  load: async (read, { id, payload }) => {
    const row = await read
      .selectFrom('password_resets')
      .innerJoin('users', 'users.email', 'password_resets.email')
      .select('users.email')
      .where('password_resets.id', '=', id)
      .executeTakeFirst();
    return row && payload ? { to: row.email, ...fromJson(payloadShape, payload) } : undefined;
  },
  // No webhook: the link is the customer's alone.
  visitor: ({ to, token }, site) => ({
    to,
    unproved: false,
    subject: `Set a new password for ${site.name}`,
    preview: 'The link works once, for an hour.',
    blocks: [
      { type: 'heading', text: 'Set a new password' },
      {
        type: 'paragraph',
        text: 'Somebody, most likely you, asked for a new password. This link works once, and for an hour.',
      },
      {
        type: 'button',
        label: 'Set a new password',
        href: `${site.url}/reset-password?token=${token}`,
      },
      {
        type: 'paragraph',
        quiet: true,
        text: 'If that wasn’t you, there is nothing to do: your password stays as it is.',
      },
    ],
  }),
});
