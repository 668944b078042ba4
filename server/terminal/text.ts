import { timeZone } from '../../lib/site-settings.ts';

/**
 * Makes text safe for the terminal: removes control, escape and direction characters, which could
 * redraw the screen or hide text. Line breaks become spaces.
 */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}]/gu, '');
}

/**
 * Wraps text at words into lines of at most `width` characters. The first line follows `label`, the
 * others are indented to match. A word longer than a line is split.
 */
export function wrap(label: string, text: string, width: number): string[] {
  const room = width - label.length;
  const lines: string[] = [];
  let line = '';
  for (const word of plain(text).split(' ')) {
    let rest = word;
    if (line && line.length + 1 + rest.length > room) {
      lines.push(line);
      line = '';
    }
    while (rest.length > room) {
      lines.push(rest.slice(0, room));
      rest = rest.slice(room);
    }
    line = line ? `${line} ${rest}` : rest;
  }
  if (line) lines.push(line);
  return lines.map((content, i) => (i === 0 ? label : ' '.repeat(label.length)) + content);
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A time (epoch milliseconds) as the owner reads it, in the site's own time zone. */
export const localTime = (time: number): string => plain(`${clock.format(time)} ET`);
