import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations, type Visitor } from './browser.ts';
import { openPage, sharedSite } from './journey.ts';

const site = sharedSite();

const panel = (page: Page) => page.locator('dialog.chat-panel');
const field = (page: Page) => page.locator('#chat-question');
const launcher = (page: Page) => page.locator('#chat-launcher');
const answers = (page: Page) => page.locator('.chat-panel li.chat-answer');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function open(visitor: Visitor = {}, path = '/'): Promise<Page> {
  const page = await openPage(visitor);
  await page.goto(site.url + path);
  await launcher(page).click();
  await panel(page).waitFor();
  return page;
}

async function ask(page: Page, question: string, count: number): Promise<void> {
  await field(page).fill(question);
  await page.keyboard.press('Enter');
  await answers(page).nth(count).waitFor();
}

test('opening focuses the field; Escape returns the focus', async () => {
  const page = await openPage();
  await page.goto(`${site.url}/`);
  await launcher(page).click();
  await panel(page).waitFor();
  expect(await focusedId(page)).toBe('chat-question');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await focusedId(page)).toBe('chat-launcher');
});

test('quick questions show with the greeting only, the audit link there and after three messages', async () => {
  const page = await open();
  const audit = panel(page).getByRole('link', { name: 'Get a free audit' });
  expect(await page.locator('.chat-quick').count()).toBe(3);
  expect(await audit.getAttribute('target')).toBe('_blank');
  await page.locator('.chat-quick').first().click();
  await answers(page).nth(1).getByText('blog', { exact: false }).first().waitFor();
  expect(await page.locator('.chat-quick').count()).toBe(0);
  expect(await audit.count()).toBe(0);
  await ask(page, 'How much is Pro?', 2);
  expect(await audit.count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.id === 'chat-question');
  const hidden = () =>
    audit.evaluate((link) => {
      const shown = link.closest('.chat-scroll')?.getBoundingClientRect().bottom ?? 0;
      return link.getBoundingClientRect().bottom - shown;
    });
  await expect.poll(hidden).toBeLessThanOrEqual(0);
});

test('a doubtful message offers what else it may have meant; a tap asks it', async () => {
  const page = await open();
  await ask(page, 'keywords, photos or the dashboard', 1);
  await panel(page).getByText('Or did you mean:').waitFor();
  const offered = page.locator('.chat-quick');
  const count = await offered.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(3);
  expect(await axeViolations(page)).toEqual([]);
  // The keyboard reaches it between the answer and the field.
  await page.keyboard.press('Shift+Tab');
  expect(await offered.last().evaluate((one) => one === document.activeElement)).toBe(true);
  const question = await offered.last().textContent();
  await page.reload();
  await offered.last().waitFor();
  await offered.last().click();
  await answers(page).nth(2).waitFor();
  expect(await page.locator('.chat-question').last().textContent()).toContain(question);
  expect(await panel(page).getByText('Or did you mean:').count()).toBe(0);
});

test('the greeting has the time when it was first shown, on later pages too', async () => {
  const page = await openPage();
  await page.goto(`${site.url}/`);
  const before = await page.evaluate(() => Date.now());
  const sent = async () => {
    const [request] = await Promise.all([
      page.waitForRequest('**/api/chat'),
      ask(page, 'How much is Pro?', 1),
    ]);
    return request.postDataJSON().conversation[0].timestamp;
  };
  await launcher(page).click();
  await panel(page).waitFor();
  const shown = await page.evaluate(() => Date.now());
  const first = await sent();
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(shown);
  await page.goto(`${site.url}/pricing`);
  await panel(page).waitFor();
  expect(await sent()).toBe(first);
});

test('an empty question is not sent, and a failure shows a message', async () => {
  const page = await open();
  await field(page).fill('   ');
  await page.keyboard.press('Enter');
  expect(await page.locator('.chat-question').count()).toBe(0);
  await page.route('**/api/chat', (route) => route.abort());
  await ask(page, 'hours?', 1);
  expect(await answers(page).nth(1).textContent()).toContain(
    "I'm having trouble connecting right now. Please try again or contact us directly at hello@example.com",
  );
});

test('a question that is too long or not sent yet is kept whole', async () => {
  const page = await open();
  const long = 'We are a bakery with a long story. '.repeat(30).trim();
  await field(page).fill(long);
  await page.keyboard.press('Enter');
  await panel(page)
    .getByRole('alert')
    .getByText('a question can have up to 1,000 characters')
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.locator('.chat-question').count()).toBe(0);
  await page.reload();
  await panel(page).waitFor();
  expect(await field(page).inputValue()).toBe(long);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  expect(await page.locator('#chat-message').inputValue()).toBe(long);
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('alert').waitFor();
  await ask(page, 'How much is Pro?', 1);
  expect(await panel(page).getByRole('alert').count()).toBe(0);
  expect(await field(page).inputValue()).toBe('');
});

test('the conversation survives moving to another page', async () => {
  const page = await open();
  await ask(page, 'How much is Pro?', 1);
  await page.goto(`${site.url}/free-audit`);
  await answers(page).nth(1).getByText('$497 a month', { exact: false }).waitFor();
  // A reply doesn't take the focus from a field of the page.
  const { promise: typing, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/chat', (route) => typing.then(() => route.continue()));
  await field(page).fill('When are you open?');
  await page.keyboard.press('Enter');
  await page.locator('[name=name]').focus();
  release();
  await answers(page).nth(2).waitFor();
  await page.keyboard.type('Dana');
  expect(await page.inputValue('[name=name]')).toBe('Dana');
  // On a phone it comes closed, says that it goes on, and gives way to a form.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Continue chat' }).waitFor();
  expect(await panel(page).count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  await launcher(page).click();
  await answers(page).nth(1).waitFor();
  await page.locator('main form input:not([type=hidden])').first().focus();
  await panel(page).waitFor({ state: 'detached' });
  await launcher(page).click();
  await panel(page).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  expect(await panel(page).count()).toBe(0);
});

test('a reply without success adds nothing and returns the focus to the field', async () => {
  const page = await open();
  await page.route('**/api/chat', (route) => route.fulfill({ json: { success: false } }));
  await field(page).fill('hours?');
  await page.keyboard.press('Enter');
  await page.locator('.chat-question').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'chat-question');
  expect(await answers(page).count()).toBe(1);
});

test('a page shown again on going back has the whole conversation', async () => {
  const page = await open();
  await ask(page, 'How much is Pro?', 1);
  await page.goto(`${site.url}/about`);
  await ask(page, 'When are you open?', 2);
  await page.goBack();
  await answers(page).nth(2).getByText('9AM-6PM', { exact: false }).waitFor();
  expect(await answers(page).count()).toBe(3);
});

test('it opens on a fully hydrated page', async () => {
  const page = await open({}, '/dashboard');
  await ask(page, 'How much is Pro?', 1);
  expect(await answers(page).nth(1).textContent()).toContain('$497');
});

test('the owner gets the question with the conversation, once the visitor agrees', async () => {
  const page = await open({}, '/pricing?utm_source=flyer');
  await ask(page, 'How much is Pro?', 1);
  const toPerson = () => page.getByRole('button', { name: 'Talk to a person' }).click();
  await toPerson();
  await page.waitForFunction(() => document.activeElement?.id === 'chat-name');
  expect(await page.locator('#chat-message').inputValue()).toBe('How much is Pro?');
  await page.locator('#chat-name').fill('Rosa Alvarez');
  await page.locator('#chat-email').fill('rosa@example.com');
  await page.locator('#chat-message').fill('Can Pro write in Amharic?');

  await page.keyboard.press('Escape');
  await page.reload();
  await launcher(page).click();
  await page.locator('#chat-message').waitFor();
  expect(await page.locator('#chat-message').inputValue()).toBe('Can Pro write in Amharic?');

  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await page.getByText('Please agree, so that we may answer you').waitFor();
  expect(messages()).toEqual([]);
  await page.getByRole('checkbox').check();
  await page.route('**/api/chat/person', (route) => route.abort(), { times: 1 });
  await send.click();
  await panel(page).getByRole('alert').getByText('Failed to send message').waitFor();
  await send.click();
  await answers(page).nth(2).getByText('a person will get back to you').waitFor();
  const [message, ...others] = messages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    name: 'Rosa Alvarez',
    email: 'rosa@example.com',
    message: 'Can Pro write in Amharic?',
    utm_source: 'flyer',
  });
  expect(JSON.parse(String(message?.transcript))).toMatchObject([
    { role: 'assistant' },
    { role: 'user', content: 'How much is Pro?' },
    { role: 'assistant', content: expect.stringContaining('$497') },
  ]);
  await toPerson();
  expect(await page.locator('#chat-email').inputValue()).toBe('');
});

test('the form keeps the complaint, and details that follow go into their own fields', async () => {
  const page = await open();
  const say = async (text: string) => {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await page.locator('#chat-name').waitFor();
  };
  const entries = () =>
    page
      .locator('dialog [name=name], dialog [name=phone], dialog [name=message]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  const back = () => page.getByRole('button', { name: 'Back to the chat' }).click();
  await say('I was charged twice this month');
  await back();
  await say('Carla Gomez, 571-555-0188');
  expect(await entries()).toEqual([
    'Carla Gomez',
    '571-555-0188',
    'I was charged twice this month',
  ]);
  await page.locator('#chat-message').fill('Charged twice, on May 2 and 3.');
  await page.locator('#chat-name').fill('Carla Gomez-Ruiz');
  await back();
  await say('my email is carla@example.com');
  expect(await entries()).toEqual([
    'Carla Gomez-Ruiz',
    '571-555-0188',
    'Charged twice, on May 2 and 3.',
  ]);
  expect(await page.locator('#chat-email').inputValue()).toBe('carla@example.com');
});

test('half an address and the name of the business are in the form, which waits for the rest', async () => {
  const page = await open();
  await ask(page, 'My bakery is called Petal & Crumb. Do you post on Instagram?', 1);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  expect(await page.locator('#chat-company').inputValue()).toBe('Petal & Crumb');
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await field(page).fill('have someone email me, im maria, maria@bakery');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'chat-email');
  expect(await page.locator('#chat-email').inputValue()).toBe('maria@bakery');
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  await answers(page).getByText('a person will get back to you').waitFor();
  expect(messages().at(-1)).toMatchObject({
    name: 'Maria',
    email: 'maria@bakery.example',
    company: 'Petal & Crumb',
  });
});

test('a form that fails to send after the visitor left it comes back and says so', async () => {
  const page = await open();
  await page.route('**/api/chat/person', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.abort();
  });
  await ask(page, 'have someone call me', 1).catch(() => {});
  await page.locator('#chat-name').fill('Rosa Alvarez');
  await page.locator('#chat-email').fill('rosa@example.com');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send message' }).click();
  // The disabled button lost the focus: Escape still works.
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await panel(page).getByRole('alert').getByText('Failed to send message').waitFor();
  expect(await page.locator('#chat-email').inputValue()).toBe('rosa@example.com');
  await page.locator('#chat-email').fill('');
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  expect(await page.locator('#chat-email').inputValue()).toBe('');
});

test('the audit that the chat offers in a new tab is filled in', async () => {
  const page = await open();
  await ask(page, 'How much is Pro?', 1);
  await field(page).fill('I am Sam Hill, sam@hill.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  const opened = page.waitForEvent('popup');
  await panel(page).getByRole('link', { name: 'Get a free audit' }).click();
  const audit = await opened;
  await audit.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('main [name=email]')?.value === 'sam@hill.example',
  );
  await audit.close();
});

test('what the visitor corrects reaches the forms that the chat had filled in', async () => {
  const page = await open();
  const say = async (text: string) => {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
  };
  const toAudit = async (email: string) => {
    await panel(page).getByRole('link', { name: 'Free audit', exact: true }).last().click();
    await page.waitForFunction(
      (value) => document.querySelector<HTMLInputElement>('main [name=email]')?.value === value,
      email,
    );
  };
  await say('I am Sam Hill, sam@old.example. How do I get a free audit?');
  await page.locator('#chat-email').waitFor();
  await toAudit('sam@old.example');
  await say('sorry, my email is sam@new.example, for the free audit');
  // The reply before it has the same link.
  await page.locator('#chat-email').waitFor();
  await toAudit('sam@new.example');
});

test('after a Spanish chat the panel, the form, its errors and its confirmation are Spanish', async () => {
  const page = await open();
  await field(page).fill('Me cobraron dos veces este mes');
  await page.keyboard.press('Enter');
  await page.getByLabel('Tu nombre').fill('Carla Gomez');
  await page.getByLabel('Correo electrónico').fill('carla.gomez@example.com');
  expect(await page.locator('dialog form').getAttribute('lang')).toBe('es');
  const send = page.getByRole('button', { name: 'Enviar mensaje' });
  await send.click();
  await page.getByText('Acepta, por favor, para que podamos responderte').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('checkbox').check();
  await send.click();
  await answers(page).nth(2).waitFor();
  expect(await answers(page).nth(2).textContent()).toMatch(
    /una persona te responderá: nuestro equipo atiende (de nuevo|hoy) /,
  );
  expect(await panel(page).getAttribute('lang')).toBe('es');
  await panel(page).getByRole('textbox', { name: 'Tu pregunta' }).waitFor();
  await panel(page).getByRole('button', { name: 'Habla con una persona' }).waitFor();
});

function messages() {
  const db = new DatabaseSync(`${site.dataDir}/site.sqlite`, { readOnly: true });
  const rows = db.prepare("select * from messages where source = 'chat'").all();
  db.close();
  return rows;
}

test('the form that a reply links to is filled in with what the visitor said of themselves', async () => {
  const page = await open();
  await field(page).fill(
    'I’m Rosa Alvarez, rosa@example.com, and I want a free audit of rosa.example',
  );
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Back to the chat' }).click();
  await panel(page).getByRole('link', { name: 'Free audit', exact: true }).first().click();
  await page.waitForURL(`${site.url}/free-audit`);
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('main [name=name]')?.value === 'Rosa Alvarez',
  );
  expect(await page.inputValue('main [name=email]')).toBe('rosa@example.com');
  expect(await page.inputValue('main [name=website]')).toBe('rosa.example');
});

test('without JavaScript the launcher opens the support page', async () => {
  const page = await openPage({ javaScript: false });
  await page.goto(`${site.url}/`);
  await launcher(page).click();
  await page.waitForURL('**/support?');
});

test.for([
  { width: 390, touch: true, dark: false },
  { width: 1280, dark: true },
])('axe finds nothing in the open chat at %o', async (look) => {
  const page = await open(look);
  const height = (await panel(page).boundingBox())?.height ?? 0;
  expect(Math.round(height)).toBe(look.width < 768 ? 400 : 500);
  await ask(page, 'When are you open?', 1);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await page.locator('#chat-name').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
