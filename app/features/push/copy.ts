import type { Kind, Origin } from '../inbox/origins.ts';

const open = 'Tap to open it.';

/** What a device shows: the kind of entry, and nothing about the person. */
export const notifications = {
  arrived: {
    'audit-page': { title: 'New audit request', body: open },
    'audit-api': { title: 'New audit request', body: open },
    contact: { title: 'New message', body: open },
    support: { title: 'New support request', body: open },
    chat: { title: 'New message from the assistant', body: open },
    signup: { title: 'New customer', body: open },
  } satisfies Record<Origin, { title: string; body: string }>,
  due: {
    audit: { title: 'Reply due soon', body: 'An audit request is waiting for the promised reply.' },
    message: { title: 'Reply due soon', body: 'A message is waiting for the promised reply.' },
    chat: { title: 'Reply due soon', body: 'A chat is waiting for the promised reply.' },
    signup: { title: 'Reply due soon', body: 'A customer is waiting for the promised reply.' },
  } satisfies Record<Kind, { title: string; body: string }>,
  test: { title: 'This device works', body: 'New requests will show up here.' },
} as const;

export const devices = {
  title: 'Notifications',
  lead: 'Each new request shows up on your devices within seconds, and once more before a promised reply is due. A notification names the kind of request and nothing about the person. Signing a browser out ends its notifications.',
  none: 'No device is notified yet.',
  current: 'This device',
  added: (day: string) => `Added ${day}`,
  pushed: (time: string) => `last notified ${time}`,
  unpushed: 'not notified yet',
  test: 'Send a test',
  testing: 'Sending…',
  testLabel: (label: string) => `Send a test to ${label}`,
  remove: 'Remove',
  removing: 'Removing…',
  removeLabel: (label: string) => `Remove ${label}`,
  turnOn: 'Turn on for this device',
  turningOn: 'Turning on…',
  on: 'Notifications are on for this device.',
  needsScript: 'Turning them on needs JavaScript, which is off in this browser.',
  homeScreen: {
    title: 'On an iPhone or iPad',
    text: 'Notifications work only from the home screen. In Safari, tap Share, then Add to Home Screen. Open the desk from there, sign in, and turn notifications on here.',
  },
} as const;

/** Messages in the browser. */
export const deviceErrors = {
  unsupported: 'This browser has no notifications. Please use another one.',
  insecure: (url: string) =>
    `Notifications work only over https. Please open ${url} and try again.`,
  blocked:
    'This browser blocks notifications from the desk. Allow them in its settings for this site, then try again.',
  failed:
    'This browser couldn’t reach its notification service. Nothing was changed; please try again.',
  offline: 'The site can’t be reached. Nothing was changed; please try again.',
} as const;

/** Answers to what an owner's browser or form asks for. */
export const problems = {
  invalid: 'This isn’t the address of a push service on the public internet.',
  tooMany: (most: number) => `You have ${most} devices. Remove one first.`,
  gone: 'This device was removed before. Please reload the page.',
  days: 'Please choose at least one day, or all of them for no difference between days',
  time: 'Please enter a time such as 9:00 AM, or leave both empty',
  both: 'Please fill in both times, or leave both empty',
  same: 'Please enter two different times, or leave both empty',
} as const;

export const hours = {
  title: 'When you’re notified',
  lead: 'Times are Eastern Time, as on the site. Reminders of a promised reply that is due soon, and tests, always come.',
  business: {
    title: 'Business hours',
    text: 'Notifications sound within them and come silently outside. Leave the times empty for the whole day.',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    from: 'From',
    to: 'To',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'New requests wait until they end, and come then unless somebody has answered. Leave the times empty for none.',
    from: 'Quiet from',
    to: 'Quiet until',
  },
  submit: 'Save hours',
  submitting: 'Saving…',
} as const;

/** Confirmations by the query `done`. */
export const done = {
  device: 'That device is no longer notified.',
  test: 'The test is on its way. It shows up on the device in a few seconds.',
  hours: 'Your hours are saved.',
} as const;
