import type { SiteSettings } from '../../site-settings.ts';
import type { Mail } from '../event.ts';
import { type Block, type Fact, safeHref } from './blocks.ts';
import { type Color, dark, light } from './colors.ts';
import { html, Markup } from './markup.ts';

/**
 * The HTML of an e-mail: tables and inline styles for the programs that know no better, colours for
 * the dark by media query, no script, nothing loaded from anywhere.
 */
export function mailHtml(mail: Mail, site: SiteSettings): string {
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
<style>${darkStyle}</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${light.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${mail.preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" style="background-color:${light.paper};">
<tr><td align="center" class="edge" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 0 16px;">${lineHeader(site.name)}</td></tr>
<tr><td class="surface hairline inside" style="padding:32px;background-color:${light.surface};border:1px solid ${light.hairline};border-radius:16px;">
${mail.blocks.map(block)}
</td></tr>
<tr><td class="muted" style="${type(14, 'muted')}padding:20px 4px 0;">${site.name}, <a href="${site.url}" class="muted" style="color:${light.muted};">${host}</a><br>${site.phone} · ${site.email}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.text;
}

const sans = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Size in pixels and colour, with the one face that is everywhere: the system's own. */
function type(size: number, color: Color = 'ink', weight = 400): string {
  const height = size > 20 ? 1.25 : 1.55;
  return `font-family:${sans};font-size:${size}px;line-height:${height};font-weight:${weight};color:${light[color]};`;
}

/** Classes named after what they colour; `!important` wins over the inline styles of the light. */
const darkStyle = new Markup(
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    '@media (max-width:480px){.inside{padding:24px 20px!important}.edge{padding:20px 10px!important}}',
    '@media (prefers-color-scheme:dark){',
    ...(['paper', 'surface', 'sunken'] as const).map(
      (name) => `.${name}{background-color:${dark[name]}!important}`,
    ),
    ...(['ink', 'muted'] as const).map((name) => `.${name}{color:${dark[name]}!important}`),
    `.hairline{border-color:${dark.hairline}!important}`,
    `.link{color:${dark.accent}!important}`,
    `.line{background-color:${dark['line-red']}!important}`,
    `.ring{border-color:${dark['line-red']}!important;background-color:${dark.surface}!important}`,
    `.button{background-color:${dark.accent}!important}`,
    `.label{color:${dark['on-accent']}!important}`,
    '}',
  ].join(''),
);

/** The red line with the station that is this site. */
function lineHeader(name: string): Markup {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="28" valign="middle" style="width:28px;">${ring(20, 6)}</td>
<td valign="middle" class="ink" style="${type(18, 'ink', 700)}white-space:nowrap;padding:0 14px 0 8px;letter-spacing:-0.01em;">${name}</td>
<td width="100%" valign="middle" style="width:100%;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="line" height="8" style="height:8px;font-size:0;line-height:0;background-color:${light['line-red']};border-radius:4px;">&nbsp;</td></tr></table></td>
</tr></table>`;
}

function ring(size: number, width: number): Markup {
  const inner = size - 2 * width;
  return html`<div class="ring" style="width:${inner}px;height:${inner}px;border:${width}px solid ${light['line-red']};border-radius:${size}px;background-color:${light.surface};font-size:0;line-height:0;">&nbsp;</div>`;
}

function block(content: Block): Markup {
  switch (content.type) {
    case 'heading':
      return html`<h1 class="ink" style="${type(26, 'ink', 700)}margin:0 0 12px;letter-spacing:-0.015em;">${content.text}</h1>
`;
    case 'title':
      return html`<h2 class="ink" style="${type(19, 'ink', 700)}margin:8px 0 14px;">${content.text}</h2>
`;
    case 'paragraph': {
      const color = content.quiet ? 'muted' : 'ink';
      return html`<p class="${color}" style="${type(content.quiet ? 15 : 17, color)}margin:0 0 16px;">${content.text}</p>
`;
    }
    case 'facts':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;">${content.rows.map(fact)}</table>
`;
    case 'quote':
      return html`<p class="muted" style="${type(14, 'muted', 600)}margin:0 0 6px;">${content.label}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;"><tr><td class="sunken ink" style="${type(17)}padding:14px 16px;background-color:${light.sunken};border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;">${content.text}</td></tr></table>
`;
    case 'button':
      return button(content.label, content.href);
    case 'stations':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">${content.stops.map(station)}</table>
`;
    case 'command':
      return html`<p class="sunken ink hairline" style="margin:0 0 16px;padding:10px 14px;background-color:${light.sunken};border-radius:10px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px;line-height:1.5;color:${light.ink};overflow-wrap:anywhere;">${content.text}</p>
`;
  }
}

function fact({ label, value, href }: Fact): Markup {
  const target = href && safeHref(href);
  const text = target
    ? html`<a href="${target}" class="link" style="color:${light.accent};">${value}</a>`
    : html`${value}`;
  return html`<tr><td class="hairline ink" style="${type(17)}padding:10px 0;border-bottom:1px solid ${light.hairline};overflow-wrap:anywhere;word-break:break-word;"><span class="muted" style="${type(14, 'muted', 600)}display:block;">${label}</span>${text}</td></tr>
`;
}

/** A cell and not a link is what is coloured: Outlook gives links no padding. */
function button(label: string, href: string): Markup {
  const target = safeHref(href);
  if (!target) return html``;
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px;"><tr><td class="button" style="background-color:${light.accent};border-radius:10px;"><a href="${target}" class="label" style="${type(17, 'on-accent', 700)}display:inline-block;padding:12px 22px;text-decoration:none;">${label}</a></td></tr></table>
`;
}

function station(stop: string, index: number, stops: string[]): Markup {
  const more = index < stops.length - 1;
  const rail = more
    ? html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="height:26px;margin-left:6px;"><tr><td class="line" width="6" height="26" style="width:6px;height:26px;font-size:0;line-height:0;background-color:${light['line-red']};">&nbsp;</td></tr></table>`
    : html``;
  return html`<tr><td width="18" valign="top" style="width:18px;">${ring(18, 5)}${rail}</td><td valign="top" class="ink" style="${type(17)}padding:0 0 0 14px;line-height:20px;">${stop}</td></tr>`;
}
