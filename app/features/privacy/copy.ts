import { lifetimes, minimumAge } from '../../facts/privacy.ts';
import { settings } from '../../facts/settings.ts';
import { company, replyHours } from '../../facts/site.ts';
import { accountsKept, requestsKept, spamDeleted, spamKept } from './retention-copy.ts';

const { retention } = settings;

export const seo = {
  title: 'Privacy policy',
  description:
    'What we collect on this site, why, how long we keep it, and how to get a copy or have it deleted. No tracking, and no cookies before you sign in.',
  path: '/privacy-policy',
  shareAlt: 'Six colored lines, one per job of the agent, meeting at one station.',
} as const;

export const intro = {
  title: 'Privacy policy',
  updated: `Last updated ${company.policyUpdated}`,
  short: [
    'We keep what you send us through a form or an account, and use it to answer you.',
    'No advertising, no tracking, no cookie before you sign in. We count visits, not visitors.',
  ],
  own: 'See what we have about you, download it, or have it erased',
  contents: 'On this page',
} as const;

/** A paragraph, or a list whose entries may start with a term. */
export type Block = string | readonly (string | readonly [term: string, text: string])[];

export interface PolicySection {
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** The eleven sections, in the order of spec.md section 2. */
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
          'Websites to look at.',
          'If you ask us to look at a website, its address and what we found there: a few lines of its first page, never the page itself. With an audit request, this belongs to the request.',
        ],
        [
          'Accounts.',
          'Your name, email, plan and plan changes; your company and phone, and why you cancel, if you tell us. We keep your password only as an Argon2id hash, from which nobody, including us, can read it.',
        ],
        [
          'How you found us.',
          'We get this only together with a request, a message or a website to look at: the page where your visit began, the site that linked to it and the campaign tags (UTM) in that link.',
        ],
        [
          'Counts of visits.',
          'When you come here from elsewhere, we add one to a number: how many visits began on that page, on that day, from that site or campaign. When you start an audit, we add one to another. The numbers say nothing about you: no address, no browser, no time of day and no hash of anything, so nobody can tell whether two visits were yours.',
        ],
        [
          'Conversations with the assistant.',
          'Our server answers your questions and doesn’t store them. If you ask for a person and agree to it, we keep the conversation as a message.',
        ],
        [
          'Server logs.',
          'The time, the page without its query, the result, and your network address without its last part.',
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
        'To see which pages and campaigns bring visits and requests.',
        `To keep the site working and safe. We check requests for signs of spam: how fast a form was sent, how many came from one network or address, whether a field that people don’t see was filled in, and what was written. Anything that looks like spam is held for us to review. ${spamDeleted(retention)}`,
      ],
      'We don’t sell your information, build profiles of you or use what you send us to train language models.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who we share it with',
    blocks: [
      'We store your request in our own database. From there it goes to us: by email, and to our own systems (a calendar or a customer list, for example) as signed messages that nobody else can forge. The companies that deliver our email and host our server handle it on our behalf.',
      'We share it with others only when the law requires it.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    blocks: [
      [
        'Passwords are hashed with Argon2id. Sign-in and password links are stored as hashes as well.',
        'Scripts can’t read our cookies, and we refuse requests from other sites that would change something.',
        'Pages run scripts from this site only, and we tell your browser to enforce that.',
        'We remove email addresses and phone numbers from error logs before they are written.',
      ],
      'No system is completely secure. If your information is exposed, we’ll tell you without delay.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    blocks: [
      [
        ['Requests and messages:', requestsKept(retention)],
        ...spamKept(retention),
        [
          'Accounts:',
          `until you delete yours, and everything that belongs to it${accountsKept(retention)}. We only keep a record that a customer on your plan left.`,
        ],
        [
          'Delivery records:',
          'when we sent a notification and what the receiving server answered, for as long as we keep the request it was about.',
        ],
        [
          'Sessions:',
          `${lifetimes.sessionDays} days after your last visit, or until you sign out.`,
        ],
        [
          'Browsers you signed in with:',
          `${lifetimes.deviceDays} days after you last signed in there, or until your password changes. Each is a hash of a random number.`,
        ],
        [
          'What a look at a website found:',
          `${lifetimes.lookHours} hours, shared with others who ask for the same site; with an audit request, as long as the request.`,
        ],
        ['Password links:', `${lifetimes.resetHours} hour.`],
        [
          'Links to see or erase your data:',
          `${lifetimes.dataLinkHours} hours, with the address that they were sent to.`,
        ],
        [
          'Counts of sign-in attempts:',
          `${lifetimes.attemptHours} hour, by a hash of the email address and the network address without its last part.`,
        ],
        [
          'Keys that keep a form from being stored twice:',
          `${lifetimes.keyDays} days. Each is a random number and a hash.`,
        ],
        [
          'A hash of the address we sent a confirmation to:',
          'a day, so that nobody can flood your inbox through our form.',
        ],
        [
          'Backups:',
          `up to ${lifetimes.backupDays} days. What we delete is gone from them after that, and is never brought back from one. For that we keep a keyed hash of the deleted address, from which nobody can read it.`,
        ],
        ['Counts of visits:', `${lifetimes.visitDays} days.`],
        ['Drafts and how you found us:', 'in your own browser, until you close the tab.'],
      ],
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'Wherever you live, you can ask what we have about you, have it corrected, get a copy, have it deleted, or tell us to stop using it. We won’t treat you differently for asking.',
      'With an account, you can change your details, download its data and delete it on your dashboard. With or without one, the form below reaches everything: audit requests, messages and accounts alike. For anything else, write to us.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies',
    blocks: [
      `We set no cookies until you sign up or sign in. Then there are two. One keeps you signed in for ${lifetimes.sessionDays} days. The other lets us recognize your browser for ${lifetimes.deviceDays} days, so that strangers who guess your password can’t keep you from signing in. Neither does anything else.`,
      'Your browser’s session storage, which is not a cookie and ends with the tab, keeps what you type into a form, your conversation with the assistant, where your visit began, and whether you asked for a look at your website. It leaves your browser only with a form or a question that you send.',
    ],
  },
  {
    id: 'third-parties',
    title: 'Third parties',
    blocks: [
      'Pages load fonts, pictures and scripts from this site only, so no other company sees that you were here.',
      [
        [
          'Blog.',
          'We may write articles in Notion. They are copied to our server, and nothing about you goes the other way.',
        ],
        [
          'Assistant.',
          'It answers from the facts on this site. If we have connected a language model to phrase its answers, your question and the conversation so far go to that model’s provider. Leave out anything you wouldn’t want to send.',
        ],
        ['Links.', 'Other sites that we link to have their own policies.'],
      ],
    ],
  },
  {
    id: 'children',
    title: 'Children',
    blocks: [
      `This site is for business owners and is not for children under ${minimumAge}. We don’t knowingly collect anything from them. If a child has sent us something, write to us and we’ll delete it.`,
    ],
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    blocks: [
      'When the policy changes, the date at the top changes with it. If a change affects information that we already have, we’ll write to account holders before it takes effect.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    blocks: [
      `${settings.name} is responsible for this site. Write to us about anything on this page, and we’ll answer within ${replyHours.contact} hours.`,
    ],
  },
];
