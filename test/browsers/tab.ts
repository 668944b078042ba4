import { setTimeout as sleep } from 'node:timers/promises';

/** A tab in a real browser, as far as the journeys need it. */
export interface Tab {
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page. @returns its result, if JSON can express it. */
  run<T>(body: string): Promise<T>;
  /** Clicks with the mouse; the element must be in view afterwards. */
  click(selector: string): Promise<void>;
  /** Types on the keyboard, into an element that is clicked first. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that opens tabs without any cookie, at a width in CSS pixels. */
export interface RealBrowser {
  name: string;
  version: string;
  open(width: number): Promise<Tab>;
  close(): Promise<void>;
}

/** Waits until an expression in the page is true. @throws after 15 s, with the page's text. */
export async function until(tab: Tab, expression: string): Promise<void> {
  const tries = 150;
  for (let tried = 0; tried < tries; tried += 1) {
    // A page that is being left can't answer.
    if (await tab.run(`return Boolean(${expression})`).catch(() => false)) return;
    await sleep(100);
  }
  const seen = await tab.run(
    'return location.pathname + ": " + document.body.innerText.slice(0, 300)',
  );
  throw new Error(`never: ${expression}\n${seen}`);
}

/** Waits for a visible element. */
export const visible = (tab: Tab, selector: string) =>
  until(tab, `document.querySelector(${JSON.stringify(selector)})?.checkVisibility()`);

/** Waits for a text in the page. */
export const text = (tab: Tab, part: string) =>
  until(tab, `document.body.innerText.includes(${JSON.stringify(part)})`);
