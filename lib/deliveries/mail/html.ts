import { escapeMarkup } from '../../markup.ts';
import type { SiteSettings } from '../../site-settings.ts';
import { type Block, type Fact, type Mail, safeHref } from './content.ts';

/** Colors of mails, named after the site's design tokens. */
type Colors = Readonly<
  Record<
    | 'paper'
    | 'surface'
    | 'sunken'
    | 'ink'
    | 'muted'
    | 'hairline'
    | 'accent'
    | 'on-accent'
    | 'line-red',
    string
  >
>;

/**
 * The colors of mails in light and dark, as `#rrggbb`: most mail programs know neither OKLCH nor custom properties
 * (https://www.caniemail.com/features/css-variables/).
 */
export interface MailTheme {
  light: Colors;
  dark: Colors;
}

/**
 * A mail's HTML: tables and inline styles, which every mail program supports, a media query for
 * dark colors, no scripts, and nothing loaded from anywhere.
 */
export function mailHtml(mail: Mail, site: SiteSettings, { light, dark }: MailTheme): string {
  const { host } = new URL(site.url);
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${mail.subject}</title>
<style>${styleSheet(dark)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${mail.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="table-layout:fixed;background-color:${light.paper};">
<tr><td align="center" class="edge" style="padding:32px 16px;${breakWords}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;">
<tr><td style="padding:0 0 16px;">${lineHeader(site.name, light)}</td></tr>
<tr><td class="surface hairline inside" style="padding:32px;background-color:${light.surface};border:1px solid ${light.hairline};border-radius:16px;">
${mail.blocks.map((block) => blockHtml(block, light))}
</td></tr>
<tr><td class="muted" style="${font(14, light.muted)}padding:20px 4px 0;">${site.name}, <a href="${site.url}" class="muted" style="color:${light.muted};">${host}</a><br>${site.phone} · ${site.email}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

/** Inherited by all cells: a word longer than its line would widen the table, and with it the mail. */
const breakWords = 'overflow-wrap:anywhere;word-break:break-word;';

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Inline style of a text: size in px, color, and the system's font, which needs no download. */
function font(size: number, color: string, weight = 400): string {
  const height = size > 20 ? 1.25 : 1.55;
  return `font-family:${sans};font-size:${size}px;line-height:${height};font-weight:${weight};color:${color};`;
}

/**
 * Narrow screens and dark colors. The classes are named after the color they set; `!important`
 * overrides the inline styles.
 */
function styleSheet(dark: Colors): Markup {
  const backgrounds = (['paper', 'surface', 'sunken'] as const).map(
    (name) => `.${name}{background-color:${dark[name]}!important}`,
  );
  const texts = (['ink', 'muted'] as const).map(
    (name) => `.${name}{color:${dark[name]}!important}`,
  );
  return new Markup(
    [
      ':root{color-scheme:light dark;supported-color-schemes:light dark}',
      '@media (max-width:480px){.inside{padding:24px 20px!important}.edge{padding:20px 10px!important}}',
      '@media (prefers-color-scheme:dark){',
      ...backgrounds,
      ...texts,
      `.hairline{border-color:${dark.hairline}!important}`,
      `.link{color:${dark.accent}!important}`,
      `.line{background-color:${dark['line-red']}!important}`,
      `.ring{border-color:${dark['line-red']}!important;background-color:${dark.surface}!important}`,
      `.button{background-color:${dark.accent}!important}`,
      `.label{color:${dark['on-accent']}!important}`,
      '}',
    ].join(''),
  );
}

/** Header: the red line with a station named after the site. */
function lineHeader(name: string, light: Colors): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="28" valign="middle" style="width:28px;">${ring(20, 6, light)}</td>
<td valign="middle" class="ink" style="${font(18, light.ink, 700)}${name.length > 24 ? '' : 'white-space:nowrap;'}padding:0 14px 0 8px;letter-spacing:-0.01em;">${name}</td>
<td width="100%" valign="middle" style="width:100%;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" height="8" style="height:8px;font-size:0;line-height:0;background-color:${light['line-red']};border-radius:4px;">&nbsp;</td></tr></table></td>
</tr></table>`;
}

function ring(size: number, width: number, light: Colors): Markup {
  const inner = size - 2 * width;
  return html`<div class="ring" style="width:${inner}px;height:${inner}px;border:${width}px solid ${light['line-red']};border-radius:${size}px;background-color:${light.surface};font-size:0;line-height:0;">&nbsp;</div>`;
}

function blockHtml(block: Block, light: Colors): Markup {
  switch (block.type) {
    case 'heading':
      return html`<h1 class="ink" style="${font(26, light.ink, 700)}margin:0 0 12px;letter-spacing:-0.015em;">${isolated(block)}</h1>
`;
    case 'title':
      return html`<h2 class="ink" style="${font(19, light.ink, 700)}margin:8px 0 14px;">${block.text}</h2>
`;
    case 'paragraph': {
      const color = block.quiet ? 'muted' : 'ink';
      return html`<p class="${color}" style="${font(block.quiet ? 15 : 17, light[color])}margin:0 0 16px;">${block.text}</p>
`;
    }
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">${block.rows.map((fact) => factRow(fact, light))}</table>
`;
    case 'quote':
      return html`<p class="muted" style="${font(14, light.muted, 600)}margin:0 0 6px;" dir="auto">${block.label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;"><tr><td class="sunken ink" style="${font(17, light.ink)}padding:14px 16px;background-color:${light.sunken};border-radius:10px;white-space:pre-wrap;" dir="auto">${block.text}</td></tr></table>
`;
    case 'button':
      return button(block.label, block.href, light);
    case 'stations':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">${block.stops.map((stop, i) => station(stop, i === block.stops.length - 1, light))}</table>
`;
    case 'command':
      return html`<p class="sunken ink hairline" style="margin:0 0 16px;padding:10px 14px;background-color:${light.sunken};border-radius:10px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px;line-height:1.5;color:${light.ink};">${block.text}</p>
`;
  }
}

/** A heading whose name doesn't turn the rest of the sentence around, as Arabic or Hebrew would. */
function isolated({ text, name }: { text: string; name?: string }): Markup | string {
  return name && text.startsWith(name) ? html`<bdi>${name}</bdi>${text.slice(name.length)}` : text;
}

function factRow({ label, value, href }: Fact, light: Colors): Markup {
  const target = href && safeHref(href);
  const text = target
    ? html`<a href="${target}" class="link" dir="auto" style="color:${light.accent};">${value}</a>`
    : html`<span dir="auto">${value}</span>`;
  return html`<tr><td class="hairline ink" style="${font(17, light.ink)}padding:10px 0;border-bottom:1px solid ${light.hairline};"><span class="muted" style="${font(14, light.muted, 600)}display:block;">${label}</span>${text}</td></tr>
`;
}

/** The cell has the color, not the link: Outlook gives links no padding. */
function button(label: string, href: string, light: Colors): Markup {
  const target = safeHref(href);
  if (!target) return html``;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;"><tr><td class="button" style="background-color:${light.accent};border-radius:10px;"><a href="${target}" class="label" style="${font(17, light['on-accent'], 700)}display:inline-block;padding:12px 22px;text-decoration:none;">${label}</a></td></tr></table>
`;
}

function station(stop: string, isLast: boolean, light: Colors): Markup {
  const rail = isLast
    ? html``
    : html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="height:26px;margin-left:6px;"><tr><td class="line" width="6" height="26" style="width:6px;height:26px;font-size:0;line-height:0;background-color:${light['line-red']};">&nbsp;</td></tr></table>`;
  return html`<tr><td width="18" valign="top" style="width:18px;">${ring(18, 5, light)}${rail}</td><td valign="top" class="ink" style="${font(17, light.ink)}padding:0 0 0 14px;line-height:20px;">${stop}</td></tr>`;
}

/** HTML whose text has been escaped. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Template tag that escapes its values, except those that are markup already. */
function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = strings.map((string, i) => string + render(parts[i] ?? ''));
  return new Markup(text.join(''));
}

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map((piece) => piece.text).join('');
  return escapeMarkup(String(part));
}
