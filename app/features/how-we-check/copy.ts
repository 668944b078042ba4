export const seo = {
  title: 'How we check, and how often we’re wrong',
  description:
    'What our free website check looks at, what it leaves alone, and for each check how often it accused wrongly or missed something.',
  path: '/how-we-check',
} as const;

/** Product token of the look's requests, and the most requests that one look makes. */
export const robot = { name: 'BeltwayAgentsAudit', requests: 10 } as const;

export const hero = {
  eyebrow: 'Free audit',
  title: 'How we check, and how often we’re wrong',
  lead: 'A report that blames your website for something it does right wastes your afternoon. So each finding shows its evidence, we say when we couldn’t tell, and this page lists our errors.',
  action: { text: 'Look at my site', href: '/#home-website' },
} as const;

export const way = {
  title: 'What happens when you ask us to look',
  steps: [
    {
      title: 'One visit, politely',
      text: `We open the page you name, at most ${robot.requests} requests in all, and only what your robots.txt lets us read. We never log in or send a form.`,
    },
    {
      title: 'We read it without scripts',
      text: 'We see the page as many search engines and assistants do: the text and links as your server sends them.',
    },
    {
      title: 'Each check gives one of three answers',
      text: '“Good” and “to fix” come with the line or figure we saw. “Couldn’t look” means that: a firewall stood in the way, or the page can be read either way.',
    },
  ],
} as const;

export const errors = {
  title: 'Our error rates',
  lead: (examples: number) =>
    `We run every check on ${examples.toLocaleString('en-US')} answers that we know: pages made for this, whole and broken, in six languages. We wrote them ourselves and tuned the checks on them, so expect more errors on real sites than this table shows.`,
  caption: 'Errors of each check on our own examples',
  corner: 'Check',
  all: 'All checks together',
  columns: ['False alarms', 'Missed', 'Couldn’t tell'],
  notes: [
    'False alarms: we said “to fix”, and it was fine or nobody could say. Missed: there was something to fix, and we said “good”.',
    'A check that always said “good” would raise no alarm and miss everything; one that always said “to fix” would miss nothing and raise a false alarm on every fine page.',
  ],
  updated:
    'The table is made from the last run of the checks. Our tests fail if it is out of date.',
} as const;

/** First run on pages that the rules had not been tuned on, before its mistakes were repaired. */
const fresh = { pages: 49, checks: 20, wrong: 3, found: '99.3%' } as const;

export const limits = {
  title: 'What else you should know',
  items: [
    {
      title: 'On real pages we were wrong, too',
      text: `On ${fresh.pages} pages of real businesses, clubs and churches that we hadn’t tuned on, ${fresh.checks} checks found ${fresh.found} of what was missing. ${fresh.wrong} times they called something missing that was there. We fixed all ${fresh.wrong}, and expect other pages to show us more.`,
    },
    {
      title: 'Mistakes we know of',
      text: 'We may take another ten-digit number for your phone number, or a street in a story for your address. We don’t understand hours given only in words, such as “from dawn till dusk”.',
    },
    {
      title: 'Pages that need scripts',
      text: 'If your page is empty until its scripts run, we say what is missing from the page as sent. Visitors may see more than we do, and the finding says so.',
    },
    {
      title: 'To keep us out',
      text: `Our requests carry the name ${robot.name}. A robots.txt that forbids it, or all robots, ends the look.`,
    },
  ],
  report: { text: 'Were we wrong about your site? Tell us', href: '/contact' },
} as const;

export const sources = {
  title: 'Why each check matters, and who says so',
} as const;
