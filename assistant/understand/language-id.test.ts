import { expect, test } from 'vitest';
import { fold } from './language.server.ts';
import { loadUnderstanding } from './load.server.ts';
import { isOtherLanguage } from './other-languages.ts';
import { spellOutSpanish } from './spanish-shorthand.ts';

const { languages } = (await loadUnderstanding()).classifier;

test.each([
  'estafadores',
  'precios',
  'aceptan zelle',
  'Tengo una duda',
  'hola do you speak spanish',
  'puedo cancel anytime right? sin penalty ni nada',
  'kiero saber cuanto sale',
])('%s is Spanish', (text) => {
  expect(languages.identify(text, undefined)).toBe('es');
});

test.each([
  'scammers',
  'do you speak Spanish?',
  'my taqueria is called La Casita Pupuseria',
  'asdfghjk',
  'text me at 571-555-0183',
  'she said “no me gusta la página web” on the phone',
])('%s is English', (text) => {
  expect(languages.identify(text, undefined)).toBe('en');
});

test('a conversation keeps its language over a borrowed word', () => {
  expect(languages.identify('weekend?', 'es')).toBe('es');
  expect(languages.identify('ok', 'es')).toBe('es');
  expect(languages.identify('videos?', 'en')).toBe('en');
  expect(languages.identify('gracias, y cuanto cuesta', 'en')).toBe('es');
  expect(languages.identify('sorry, my English is better. what does it include?', 'es')).toBe('en');
});

test.each([
  'oi tudo bem, quanto custa',
  'combien ça coûte par mois',
  'konbyen sa koute',
  '한 달에 얼마예요?',
  'dịch vụ này giá bao nhiêu',
  'ዋጋው ስንት ነው',
])('%s is another language', (text) => {
  expect(isOtherLanguage(text, fold(text))).toBe(true);
});

test.each(['cuanto cuesta por mes', 'what does it cost', 'quanto cuesta el plan mas barato'])(
  '%s is one of ours',
  (text) => {
    expect(isOtherLanguage(text, fold(text))).toBe(false);
  },
);

test('shorthand and voseo are spelled out', () => {
  expect(spellOutSpanish('xq vos tenes q pagar x eso tmb')).toBe(
    'por que tu tienes que pagar por eso tambien',
  );
});
