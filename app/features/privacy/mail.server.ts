import { defineEvent } from '../../../lib/deliveries/event.ts';
import { lifetimes } from '../../facts/privacy.ts';
import { tokenIn } from '../accounts/mailed-links.server.ts';

interface Asked {
  email: string;
  token: string;
}

/**
 * Event: somebody asked for the data about an address. The mail goes to every address, so it doesn't
 * say whether anything is kept.
 */
export const dataLinkAsked = defineEvent<Asked>({
  name: 'data.link-asked',
  about: 'link',
  // The payload has the link's token.
  secret: true,
  table: 'data_links',
  load: async (read, { id, payload }) => {
    const row = await read
      .selectFrom('data_links')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirst();
    return row && payload ? { email: row.email, token: tokenIn(payload) } : undefined;
  },
  messages: {
    // No webhook: the link is for the mailbox's holder only.
    visitor: ({ email, token }, site) => ({
      address: email,
      // Anybody may ask for it.
      unverified: true,
      mail: {
        subject: `Your data at ${site.name}`,
        preview: 'See, download or erase what we keep about this address.',
        blocks: [
          { type: 'heading', text: 'See or erase your data' },
          {
            type: 'paragraph',
            text: `Somebody, most likely you, asked what we keep about this email address. With this link, you can see it, download it, or have it erased. It works for ${lifetimes.dataLinkHours} hours.`,
          },
          {
            type: 'button',
            label: 'See my data',
            href: `${site.url}/privacy-policy/your-data?token=${token}`,
          },
          {
            type: 'paragraph',
            quiet: true,
            text: 'Don’t forward this email: the link opens for anybody who has it. If you didn’t ask for it, you can ignore it; nothing will be shown or erased.',
          },
        ],
      },
    }),
  },
});
