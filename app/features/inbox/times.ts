import { timeZone } from '../../facts/site.ts';

/** A moment in the company's time zone: `Fri, Nov 20, 11:14 AM`. */
export const momentText = new Intl.DateTimeFormat('en-US', {
  timeZone,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
}).format;

/** A stretch of time in ms, in its two largest units: `1 h 5 min`, `3 d 2 h`. */
export function durationText(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 48)
    return [`${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
  return [`${Math.floor(hours / 24)} d`, hours % 24 > 0 && `${hours % 24} h`]
    .filter(Boolean)
    .join(' ');
}
