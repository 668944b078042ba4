import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MailTheme } from '../lib/deliveries/mail/html.ts';
import { projectRoot } from '../lib/project-root.ts';
import { readTokens, type Tokens, toHex } from './ui/tokens.ts';

/** Colors of mails: the site's design tokens. */
export function mailTheme(): MailTheme {
  const { light, dark } = readTokens(readFileSync(join(projectRoot, 'app/app.css'), 'utf8'));
  return { light: colorsOf(light), dark: colorsOf(dark) };
}

/** @throws {Error} for a token that the stylesheet doesn't have. */
function colorsOf(tokens: Tokens): MailTheme['light'] {
  const color = (name: keyof MailTheme['light']) => {
    const value = tokens.get(name);
    if (!value) throw new Error(`app.css has no color --${name} in OKLCH`);
    return toHex(value);
  };
  return {
    paper: color('paper'),
    surface: color('surface'),
    sunken: color('sunken'),
    ink: color('ink'),
    muted: color('muted'),
    hairline: color('hairline'),
    accent: color('accent'),
    'on-accent': color('on-accent'),
    'line-red': color('line-red'),
  };
}
