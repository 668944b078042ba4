import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Tab, text, until, visible } from './tab.ts';

/** What a journey is given. */
export interface Place {
  /** The site's origin; `scriptless` is the same site with all scripts forbidden. */
  url: string;
  scriptless: string;
  width: number;
  /** A one-time link that sets up an owner. */
  ownerLink(): Promise<string>;
}

export type Journey = (tab: Tab, place: Place) => Promise<void>;

const password = 'three wet otters';
const phone = 500;

/** The journeys by name; each throws with what it waited for. */
export const journeys: Readonly<Record<string, Journey>> = {
  async 'home page, to the audit'(tab, { url, width }) {
    await tab.open(`${url}/`);
    await visible(tab, 'h1');
    const fonts =
      'document.fonts.size > 0 && [...document.fonts].some((f) => f.status === "loaded")';
    await until(tab, fonts);
    await fits(tab);
    await tab.click(
      width < phone ? 'main a[href^="/free-audit"]' : 'header a[href^="/free-audit"]',
    );
    await until(tab, 'location.pathname === "/free-audit"');
    await fits(tab);
  },

  async 'phone menu'(tab, { url, width }) {
    await tab.open(`${url}/pricing`);
    if (width >= phone) {
      await visible(tab, 'header a[href="/features"]');
      await until(tab, '!document.querySelector("#menu").checkVisibility()');
      return;
    }
    await tab.click('header button[popovertarget="menu"]');
    await visible(tab, '#menu');
    await tab.click('#menu button[popovertarget="menu"]');
    await until(tab, '!document.querySelector("#menu").checkVisibility()');
    await tab.click('header button[popovertarget="menu"]');
    await tab.click('#menu a[href="/features"]');
    await until(tab, 'location.pathname === "/features"');
    await fits(tab);
  },

  async 'audit form with mistakes'(tab, { url }) {
    await tab.open(`${url}/free-audit`);
    const submit = '[data-draft="draft:audit"] button[type=submit]';
    await tab.click(submit);
    await text(tab, 'Name must be at least 2 characters');
    await text(tab, 'Please select a business type');
    await until(tab, 'document.activeElement.id === "audit-name"');
    await labelInSight(tab, 'audit-name');
    await tab.type('#audit-name', 'Rosa Alvarez');
    await until(tab, '!document.body.innerText.includes("Name must be at least 2 characters")');
  },

  async 'audit form, stored'(tab, { url }) {
    await tab.open(`${url}/free-audit`);
    await fillAudit(tab);
    await tab.click('[data-draft="draft:audit"] button[type=submit]');
    await text(tab, 'Request Submitted Successfully!');
    await text(tab, 'Your free audit request has been submitted.');
  },

  async 'audit form without scripts'(tab, { scriptless }) {
    await tab.open(`${scriptless}/free-audit`);
    await tab.type('#audit-name', 'R');
    await tab.click('[data-draft="draft:audit"] button[type=submit]');
    await text(tab, 'Please enter a valid phone number');
    await until(tab, 'document.querySelector("#audit-name").value === "R"');
    await tab.open(`${scriptless}/free-audit`);
    await fillAudit(tab);
    await tab.click('[data-draft="draft:audit"] button[type=submit]');
    await text(tab, 'Request Submitted Successfully!');
    await until(tab, 'location.search.includes("submitted")');
  },

  async 'contact form'(tab, { url }) {
    await tab.open(`${url}/contact`);
    const submit = '[data-draft="draft:contact"] button[type=submit]';
    await tab.click(submit);
    await until(tab, 'document.activeElement.id === "contact-email"');
    await labelInSight(tab, 'contact-email');
    await tab.type('#contact-email', 'rosa@example.com');
    await tab.type('#contact-message', 'Do you also work for florists in Leesburg?');
    await tab.click(submit);
    await text(tab, 'We have your message');
  },

  async 'question in the chat'(tab, { url }) {
    await tab.open(`${url}/pricing`);
    await tab.click('#chat-launcher');
    await visible(tab, 'dialog.chat-panel');
    await tab.type('#chat-question', 'How much is Pro?');
    await tab.click('dialog.chat-panel button[type=submit]');
    const answers = '[...document.querySelectorAll(".chat-panel li.chat-answer")]';
    await until(tab, `${answers}.some((answer) => /\\$\\d/.test(answer.innerText))`);
  },

  async 'sign up, out and in'(tab, { url }) {
    const email = `${randomUUID()}@example.com`;
    await tab.open(`${url}/signup?plan=starter`);
    await tab.type('#signup-firstName', 'Rosa');
    await tab.type('#signup-lastName', 'Alvarez');
    await tab.type('#signup-email', email);
    await tab.type('#signup-password', password);
    await tab.click('[data-draft="draft:signup"] button[type=submit]');
    await text(tab, 'Welcome, Rosa');
    await until(tab, 'location.pathname === "/dashboard"');
    await press(tab, 'Sign out');
    await visible(tab, 'main input[name=email]');
    await tab.type('main input[name=email]', email);
    await tab.type('main input[name=password]', password);
    await press(tab, 'Sign in');
    await text(tab, 'Welcome, Rosa');
    await fits(tab);
  },

  async 'inbox: password, code, sign in'(tab, { ownerLink }) {
    await tab.open(await ownerLink());
    const link = 'document.querySelector("a[href^=otpauth]")';
    await until(tab, link);
    const app = await tab.run<string>(`return ${link}.href`);
    const secret = Secret.fromBase32(new URL(app).searchParams.get('secret') ?? '');
    await tab.type('main input[name=newPassword]', password);
    await tab.type('main input[name=code]', new TOTP({ secret }).generate());
    await press(tab, 'Set password and sign in');
    await until(tab, 'location.pathname === "/inbox"');
    await until(tab, '/Inbox/.test(document.querySelector("h1")?.textContent)');
    await fits(tab);
    await press(tab, 'Sign out');
    await text(tab, 'You’re signed out.');
  },
};

async function fillAudit(tab: Tab): Promise<void> {
  await tab.type('#audit-name', 'Rosa Alvarez');
  await tab.type('#audit-email', 'rosa@example.com');
  await tab.type('#audit-phone', '703 555 0199');
  await tab.type('#audit-company', 'Browsers');
  await tab.run(`
    const select = document.querySelector('#audit-businessType');
    select.value = 'Retail Store';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  `);
  await tab.type('#audit-goals', 'More catering orders from offices');
}

/** Clicks the visible button with a text, in the middle of the window: bars cover its edges. */
async function press(tab: Tab, label: string): Promise<void> {
  const find = `[...document.querySelectorAll('button')].find((button) =>
    button.checkVisibility() && button.textContent.trim() === ${JSON.stringify(label)})`;
  await until(tab, find);
  await tab.run(`
    const button = ${find};
    button.dataset.pressed = ${JSON.stringify(label)};
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
  `);
  await tab.click(`button[data-pressed="${label}"]`);
}

/** The page is no wider than its window. */
async function fits(tab: Tab): Promise<void> {
  const [page, window] = await tab.run<[number, number]>(
    'return [document.documentElement.scrollWidth, innerWidth]',
  );
  if (page > window) throw new Error(`the page is ${page} px wide, its window ${window}`);
}

/** A field's label isn't under the header, where a focus without scroll-padding would leave it. */
async function labelInSight(tab: Tab, id: string): Promise<void> {
  await until(
    tab,
    `(() => {
      const label = document.querySelector('label[for="${id}"]');
      const { left, top, height } = label.getBoundingClientRect();
      const seen = document.elementFromPoint(left + 3, top + height / 2);
      return seen !== null && label.contains(seen);
    })()`,
  );
}
