import { expect, test } from 'vitest';
import { person } from '../../app/features/chat/person-copy.ts';
import { saysSent } from '../reply-subject.ts';
import { testAnswer as answer } from './test-answer.ts';

const dana = 'have someone call me, im Dana Ruiz, 703-555-0107';

test.each([
  ['what number do you have for me', /^The form below has Dana Ruiz and 703-555-0107/],
  ['is my phone number in there?', /^Yes, the form below has/],
  ['did u put my email in', /^No, the form below has/],
  [
    'did it go through?',
    /^It’s in the form below, which has Dana Ruiz and 703-555-0107; our team gets it once/,
  ],
  ['ya les llego?', /^(?:It’s in the form below|Está en el formulario de abajo)/],
])('%s, once the form is open', (question, text) => {
  const { form, text: said } = answer([dana, question]);
  expect(said).toMatch(text);
  expect(form).toEqual({ name: 'Dana Ruiz', phone: '703-555-0107' });
});

test.each(['remove my phone please', 'take the number out', 'quite mi telefono'])(
  '%s empties the phone, and asks for none',
  (wish) => {
    const { form, text } = answer([dana, wish]);
    expect(form).toEqual({ name: 'Dana Ruiz', phone: '' });
    expect(text).not.toMatch(/phone number and send|teléfono y envíalo/);
  },
);

test('what is corrected is corrected, and nothing else', () => {
  const nadia = 'call me, im Nadia Keller from Glow Bar, 703-555-0107, nadia@glow.example';
  const form = (...after: string[]) => answer([nadia, ...after]).form;
  const all = {
    ...{ name: 'Nadia Keller', company: 'Glow Bar' },
    ...{ phone: '703-555-0107', email: 'nadia@glow.example' },
  };
  expect(form('at 11 not 10')).toEqual(all);
  expect(form('a las 10, no a las 9')).toEqual(all);
  expect(form('last name is wrong, its Kellar')).toEqual({ ...all, name: 'Nadia Kellar' });
  expect(form('nadia@glowbar.example not nadia@glow.example')).toEqual({
    ...all,
    email: 'nadia@glowbar.example',
  });
  expect(form('ext 302')).toEqual({ ...all, phone: '703-555-0107 ext 302' });
  expect(form('take my phone out of it actually, email only')).toEqual({ ...all, phone: '' });
  expect(answer([nadia, 'el apellido es Paez no Paz']).kind).toBe('form');
});

test('who gives another number takes the first one back', () => {
  const { form } = answer([dana, 'dont use that number, its my ex. call 301-555-0188']);
  expect(form?.phone).toBe('301-555-0188');
});

test('who has no email address is told what else there is; who wants no calls is written to', () => {
  expect(answer([dana, 'no email man']).text).toMatch(/without one, please call \(703\) 555-0142/);
  expect(answer(['im Dana, dana@shop.example', 'please no calls']).text).toMatch(
    /needs no phone number/,
  );
});

test.each(['en', 'es'] as const)('the confirmation is known as such: %s', (language) => {
  const sent = `${person[language].sent} our team is in until 6 PM today.`;
  expect(sent).toMatch(saysSent);
  const { text, form } = answer([dana, 'k sent. u get it?'], undefined, [sent]);
  expect(text).toMatch(/^Yes, your message is with our team/);
  expect(form).toBeUndefined();
});

test('what was sent elsewhere can’t be seen from the chat', () => {
  expect(answer(['i filled out the audit form yesterday, did you get it?']).text).toMatch(
    /^I can’t look that up from this chat/,
  );
});

test.each([
  'do you sell my info',
  'is my website included in the plan',
  'remove the wrong number from google',
  'take my number off the ad',
])('%s is about nothing that the visitor gave', (question) => {
  expect(answer([dana, question]).text).not.toMatch(/out of the form below|empty each/);
});
