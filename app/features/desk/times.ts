import { timeZone } from '../../facts/site.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (time: number) => formatter.format(time);
};

/** A time in the company's time zone to the second: `Jan 31, 2026, 7:00:00 AM`. */
export const timeText = format({ dateStyle: 'medium', timeStyle: 'medium' });

/** A day in the company's time zone: `Jan 31, 2026`. */
export const dayText = format({ dateStyle: 'medium' });
