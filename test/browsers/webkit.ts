import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../site.ts';
import type { RealBrowser, Tab } from './tab.ts';

/** Key of an element in WebDriver's JSON (W3C WebDriver, section 11). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Timeout in ms of a command: the driver doesn't notice when its browser is gone. */
const COMMAND_TIMEOUT = 60_000;

/** A display below the numbers that people use. */
const DISPLAY = ':94';

/**
 * Starts WebKitGTK's MiniBrowser through its driver, on a display of its own. The driver speaks W3C
 * WebDriver over HTTP, of which six commands are enough; selenium-webdriver would add 23 MB for them.
 */
export async function startWebKit(): Promise<RealBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  // MiniBrowser's buttons make its window at least 447 px wide; without their margins it's narrower.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }',
  );
  const port = await freePort();
  const env = { ...process.env, DISPLAY, XDG_CONFIG_HOME: folder, HOME: folder };
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--replace-on-new-session'], {
    env,
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  await isReady(server);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!binary) throw new Error('No MiniBrowser below /usr/lib');
  return {
    name: 'WebKit',
    version: execFileSync('dpkg-query', ['-W', 'webkit2gtk-driver'], { encoding: 'utf8' })
      .trim()
      .replace(/^.*\t/, ''),
    open: (width) => openTab(server, binary, width),
    close: async () => {
      for (const child of [driver, screen]) await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openTab(server: string, binary: string, width: number): Promise<Tab> {
  const options = { binary, args: ['--automation', '--private'] };
  const started = await send<{ sessionId: string }>(`${server}/session`, {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
  });
  const session = `${server}/session/${started.sessionId}`;
  await send(`${session}/window/rect`, { width, height: 900 });
  const element = async (selector: string) => {
    const found = await send<Record<string, string>>(`${session}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: (url) => send(`${session}/url`, { url }),
    run: (script) => send(`${session}/execute/sync`, { script, args: [] }),
    click: async (selector) => send(`${await element(selector)}/click`, {}),
    type: async (selector, text) => send(`${await element(selector)}/value`, { text }),
    close: () => send(session, undefined, 'DELETE'),
  };
}

/** @throws with the driver's message. */
async function send<T>(url: string, body: object | undefined, method = 'POST'): Promise<T> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT);
  const response = await fetch(url, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`WebKitWebDriver: ${value.error} ${value.message}`);
  return value;
}

async function isReady(server: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('WebKitWebDriver doesn’t answer');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}
