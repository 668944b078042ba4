import { globSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, inject, vi } from 'vitest';
import { newPage, sharedBrowser, type Visitor } from './browser.ts';
import { pace } from './pace.ts';
import { readLog, type Site, startSite } from './site.ts';

/**
 * Setup of a browser test: a production site, and pages in a real Chromium that are closed
 * when the test ends. A failure's message carries what pages and server wrote until then.
 * One of Vitest's `setupFiles`, so that its hooks and its state are each test file's own.
 */
declare module 'vitest' {
  interface ProvidedContext {
    site: SharedSite;
  }
}

/** The site that all test files share; each test uses unique names, to find its own rows. */
export type SharedSite = Pick<Site, 'url' | 'dataDir' | 'logFile'>;

if (pace) vi.setConfig({ testTimeout: 150_000 });

const logFiles = new Map<string, number>();
const open = new Map<BrowserContext, string[]>();

beforeEach(() => {
  for (const file of logFiles.keys()) logFiles.set(file, readLog(file).length);
});

afterEach(async ({ task }) => {
  const [error] = task.result?.state === 'fail' ? (task.result.errors ?? []) : [];
  if (error) error.message += `\n\n${await account()}\n`;
  await Promise.all([...open.keys()].map((context) => context.close()));
  open.clear();
});

/** The shared site, on SQLite without rate limits; tests must not break it for others. */
export function sharedSite(): SharedSite {
  const site = inject('site');
  logFiles.set(site.logFile, 0);
  return site;
}

/** A site of the test file's own, with its settings; stopped after the last test. */
export async function ownSite(env: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ RATE_LIMIT: 'off', ...env });
  afterAll(() => site.stop());
  logFiles.set(site.logFile, 0);
  return site;
}

/** Opens a page for the running test, in its own context (no cookies, no shared cache). */
export async function openPage(visitor: Visitor = {}): Promise<Page> {
  const page = await newPage(await sharedBrowser(visitor), visitor);
  watch(page);
  return page;
}

/** The path of the password link in a customer's email, once the site has written that. */
export const resetLink = (site: SharedSite, email: string) =>
  mailedLink(site, email, '/reset-password');

/** The path with the token of the link in an email, once the site has written that. */
export function mailedLink({ dataDir }: SharedSite, email: string, path: string): Promise<string> {
  return vi.waitFor(() => {
    const mails = globSync(`${dataDir}/mail/*.eml`).map((file) => readFileSync(file, 'utf8'));
    const text = mails
      .filter((mail) => mail.includes(email))
      .join('')
      .replaceAll('=\r\n', '');
    const [, token] = new RegExp(`${path}\\?token=(?:3D)?([\\w-]{43})`).exec(text) ?? [];
    if (!token) throw new Error(`No link to ${path} for ${email} among ${mails.length} emails`);
    return `${path}?token=${token}`;
  }, 15_000);
}

/** Collects a page's errors, warnings and failed requests, those of its pop-ups included. */
export function watch(page: Page): void {
  const context = page.context();
  const lines: string[] = [];
  open.set(context, lines);
  // Below the test's own limit, so that the message names what was waited for.
  context.setDefaultTimeout(pace ? 60_000 : 15_000);
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`console.${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => lines.push(`thrown: ${error.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Scripts of a visitor without JavaScript.
    if (reason !== 'csp') lines.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400)
      lines.push(`${response.request().method()} ${response.url()}: ${response.status()}`);
  });
}

/** Output of the open pages and the servers during the test. */
async function account(): Promise<string> {
  const pages = [...open].flatMap(([context, lines]) => [
    ...context.pages().map((page) => `--- page ${page.url()}`),
    ...last(lines),
  ]);
  // The server writes its log once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const logs = [...logFiles].flatMap(([file, start]) => [
    '--- server',
    ...last(readLog(file).slice(start).trimEnd().split('\n').filter(isTelling)),
  ]);
  return [...pages, ...logs].join('\n');
}

/** Leaves out the files that every page loads. */
function isTelling(line: string): boolean {
  return !/"path":"\/assets\/.*"status":(200|304)/.test(line);
}

function last(lines: string[]): string[] {
  return lines.slice(-30).map((line) => (line.length > 600 ? `${line.slice(0, 600)} …` : line));
}
