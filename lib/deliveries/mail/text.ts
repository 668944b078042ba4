import type { SiteSettings } from '../../site-settings.ts';
import type { Mail } from '../event.ts';
import type { Block } from './blocks.ts';

/** The same content as plain text, for readers and programs that want no HTML. */
export function mailText(mail: Mail, site: SiteSettings): string {
  const footer = `-- \n${site.name}, ${site.url}\n${site.phone} · ${site.email}\n`;
  return `${mail.blocks.map(block).join('\n\n')}\n\n${footer}`;
}

function block(content: Block): string {
  switch (content.type) {
    case 'heading':
      return `${content.text}\n${'='.repeat(Math.min(content.text.length, 60))}`;
    case 'title':
      return `${content.text}\n${'-'.repeat(Math.min(content.text.length, 60))}`;
    case 'paragraph':
      return content.text;
    case 'facts':
      return content.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'quote':
      return `${content.label}:\n${content.text.replace(/^/gm, '> ')}`;
    case 'button':
      return `${content.label}: ${content.href}`;
    case 'stations':
      return content.stops.map((stop, index) => `${index + 1}. ${stop}`).join('\n');
    case 'command':
      return `    ${content.text}`;
  }
}
