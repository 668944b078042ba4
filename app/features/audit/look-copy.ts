/** Text of the look at a visitor's site. */
export const panel = {
  title: 'Your website today',
  lead: 'We read your first page and a few of its files, as a customer’s phone would. It takes a few seconds and changes nothing.',
  label: 'Site to look at',
  submit: 'Look at my site',
  looking: 'Looking...',
  refused: 'We can’t look at this address. Please check it, or send your request without it.',
  failed: 'We couldn’t look right now. Your request below works without it.',
  gone: 'We keep what a look finds for a day. Press the button to look again.',
  filled: 'We filled in what your site says about you. Please check it.',
  next: 'We go through it with you in your free audit.',
  toForm: 'Request your free audit',
} as const;

export const findings = {
  progress: (done: number, total: number) => `Looking... ${done} of ${total} checks done.`,
  done: (fix: number, total: number) =>
    fix === 0
      ? `Done: ${total} checks, and nothing to fix in what we could see.`
      : `Done: ${total} checks, ${fix} ${fix === 1 ? 'thing' : 'things'} to fix.`,
  more: (count: number) => `${count} more things to fix`,
  groups: { fix: 'Fix first', good: 'Fine today', unknown: 'We couldn’t tell' },
  agent: 'What an agent does about it:',
} as const;

/** The private page with what was found on a lead's website. */
export const findingsPage = {
  title: 'What we found on your website',
  description:
    'What works on your website, what to fix first, and why it matters to customers nearby.',
  looked: 'We looked at',
  pending: 'We’re still looking. This page shows what we find in a few seconds.',
  none: 'We couldn’t look at your website. We’ll look at it ourselves before we call you.',
  keep: 'This page is yours alone: only people with its link can open it. You can print it.',
  action: 'See how it works',
} as const;
