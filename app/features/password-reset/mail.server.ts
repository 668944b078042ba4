import { defineEvent } from '../../../lib/deliveries/event.ts';
import { tokenIn } from '../accounts/mailed-links.server.ts';

interface Reset {
  email: string;
  token: string;
}

/**
 * Event: somebody asked for a new password. Whether the address is a customer's is looked up when
 * the mail is composed, not in the request, whose duration would give it away. Other addresses get
 * no mail.
 */
export const passwordResetAsked = defineEvent<Reset>({
  name: 'password.reset-asked',
  about: 'reset',
  customersOnly: true,
  // The payload has the link's token.
  secret: true,
  table: 'password_resets',
  load: async (read, { id, payload }) => {
    const row = await read
      .selectFrom('password_resets')
      .innerJoin('users', 'users.email', 'password_resets.email')
      .select('users.email')
      .where('password_resets.id', '=', id)
      .executeTakeFirst();
    return row && payload ? { email: row.email, token: tokenIn(payload) } : undefined;
  },
  messages: {
    // No webhook: the link is for the customer only.
    visitor: ({ email, token }, site) => ({
      address: email,
      // Anybody may ask for it, and may have made the account.
      unverified: true,
      mail: {
        subject: `Set a new password for ${site.name}`,
        preview: 'The link works once and expires in an hour.',
        blocks: [
          { type: 'heading', text: 'Set a new password' },
          {
            type: 'paragraph',
            text: 'Somebody, most likely you, asked for a new password. This link works once and expires in an hour.',
          },
          {
            type: 'button',
            label: 'Set a new password',
            href: `${site.url}/reset-password?token=${token}`,
          },
          {
            type: 'paragraph',
            quiet: true,
            text: 'If that wasn’t you, you can ignore this email: your password won’t change.',
          },
        ],
      },
    }),
  },
});
