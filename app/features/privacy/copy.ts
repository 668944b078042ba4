import { settings } from '../../facts/settings.ts';
import { company, replyHours } from '../../facts/site.ts';

export const seo = {
  title: 'Privacy policy',
  description:
    'What this site keeps about you, why, for how long, and how to get it back or have it deleted. No tracking and no cookies before you sign in.',
  path: '/privacy-policy',
  shareAlt: 'Six colored lines, one per job of the agent, meeting at one station.',
} as const;

export const intro = {
  title: 'Privacy policy',
  updated: `Last updated ${company.policyUpdated}`,
  short: [
    'We keep what you send us through a form or an account, and use it to answer you.',
    'No advertising, no analytics, no cookie before you sign in.',
    'Ask, and we show you what we have or delete it.',
  ],
  contents: 'On this page',
} as const;

/** A paragraph, a list, or a list whose entries begin with a term. */
export type Block = string | readonly (string | readonly [term: string, text: string])[];

export interface PolicySection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** Lifetimes that the software keeps to; `privacy.test.tsx` holds them to its constants. */
export const lifetimes = {
  keyDays: 7,
  recipientDays: 1,
  sessionDays: 30,
  resetHours: 1,
  attemptHours: 1,
} as const;

/** Persons younger than this are not meant to use the site (spec.md section 9). */
export const youngest = 13;

/** The eleven sections, in the specification's order (section 2). */
export const sections: readonly PolicySection[] = [
  {
    id: 'information-collected',
    title: 'Information we collect',
    blocks: [
      'You can read the whole site without telling us who you are. We collect only this:',
      [
        [
          'Audit requests.',
          'Your name, email, phone, company, website, business type, what marketing you do today and your goals.',
        ],
        [
          'Messages.',
          'What you enter in the contact or support form: your name and email, the message, and your phone and company if you give them.',
        ],
        [
          'Accounts.',
          'Your name, email and plan with its changes; your company and phone, and why you cancel, if you tell us. Your password is kept only as an Argon2id hash, from which nobody, we included, can read it.',
        ],
        [
          'How you found us.',
          'Sent along with a request or a message, and never without one: the page on which your visit began, the site that linked to it and the campaign marks (UTM) in that link.',
        ],
        [
          'Talks with the assistant.',
          'Your questions reach our server to be answered and are not stored. If you ask for a person and agree to it, the talk is kept as a message.',
        ],
        [
          'Server logs.',
          'The time, the page without its query, the result, and your network address with its last part cut off.',
        ],
      ],
    ],
  },
  {
    id: 'use',
    title: 'How we use it',
    blocks: [
      [
        'To prepare your audit, answer your message or run your account, and to contact you about it.',
        'To see which pages and campaigns bring requests.',
        'To keep the site working and safe. Requests are checked for signs of spam: how fast a form was sent, how many came from one network or address, a field that people do not see, and what was written. What looks like spam is set aside for us to read. It is never thrown away by a machine.',
      ],
      'We do not sell your information, build profiles of you or use what you send us to train language models.',
    ],
  },
  {
    id: 'sharing',
    title: 'Whom we share it with',
    blocks: [
      'Your request is stored in our own database. From there it goes to us: by email, and to our own systems (a calendar or a customer list, for example) as signed messages that nobody else can forge. The company that carries our email and the one that houses our server handle it on our behalf.',
      'We pass it to others only when the law requires it.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      [
        'Passwords are hashed with Argon2id. Sign-in and password links are stored as hashes as well.',
        'The session cookie cannot be read by scripts, and requests from other sites that would change something are refused.',
        'Pages run no script from anywhere but this site, and your browser is told to enforce that.',
        'Email addresses and phone numbers are taken out of error logs before they are written.',
      ],
      'No system is safe from everything. If information of yours is exposed, we tell you without delay.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      [
        ['Requests and messages:', 'until you ask us to delete them, or we no longer need them.'],
        [
          'Accounts:',
          'until you delete yours, with everything that belongs to it. We keep only that a customer of your plan left.',
        ],
        [
          'Records of delivery:',
          'when a notification of ours was sent and what the receiving server said, as long as the request that it was about.',
        ],
        [
          'Sessions:',
          `${lifetimes.sessionDays} days after your last visit, or until you sign out.`,
        ],
        ['Password links:', `${lifetimes.resetHours} hour.`],
        [
          'Counts of sign-in attempts:',
          `${lifetimes.attemptHours} hour, by a hash of the email address and the network address with its last part cut off.`,
        ],
        [
          'Marks that keep a form from being stored twice:',
          `${lifetimes.keyDays} days. Each is a random number and a hash.`,
        ],
        [
          'A hash of the address that a confirmation went to:',
          'a day, so that nobody can flood your inbox through our form.',
        ],
        ['Drafts and the way you found us:', 'in your own browser, until you close the tab.'],
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you may ask what we have about you, have it corrected, get a copy, have it deleted, or tell us to stop using it. We do not treat you differently for asking.',
      'With an account you do most of this yourself: on your dashboard you change your details, download your data and delete the account. Audit requests and messages are kept apart from accounts, so write to us to have those deleted.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      `We set no cookie until you sign up or sign in. Then there is one: it keeps you signed in for ${lifetimes.sessionDays} days and does nothing else.`,
      'Your browser’s session storage, which is no cookie and ends with the tab, keeps what you have typed into a form, your talk with the assistant, and where your visit began. It leaves your browser only with a form or a question that you send.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    blocks: [
      'Pages load fonts, pictures and scripts from this site alone, so no other company sees that you were here.',
      [
        [
          'Blog.',
          'Articles may be written in Notion. They are copied to our server; nothing about you goes the other way.',
        ],
        [
          'Assistant.',
          'It answers from the facts on this site. If we have connected a language model to word its answers, your question and the talk so far go to that model’s provider. Leave out what you would not want to send.',
        ],
        ['Links.', 'Other sites that we link to have policies of their own.'],
      ],
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      `This site is for business owners and is not for children under ${youngest}. We do not knowingly collect anything from them. If a child has sent us something, write to us and we delete it.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When the policy changes, the date at the top changes with it. If a change concerns information that we already have, we write to account holders before it takes effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `${settings.name} is responsible for this site. Write to us about anything on this page, and we answer within ${replyHours.contact} hours.`,
    ],
  },
];
