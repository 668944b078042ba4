import type * as Mount from './mount.tsx';

const intents = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit'];
/** Controls whose clicks only a hydrated island can handle. Links, fields and popovers work without. */
const withheld =
  'button:not([popovertarget],[commandfor]),input:is([type=submit],[type=image],[type=button])';
/** Download timeout in ms. */
const downloadTimeout = 15_000;

/** Elements clicked or submitted before hydration, in order, each with its index among its tag name. */
type Withheld = Map<Element, number>;

/** Requests at most for a file that is gone: after a rebuild, say. Other failures may pass. */
const maxMisses = 2;

const waiting = new WeakMap<HTMLElement, Withheld>();
/** 404 responses by file. */
const misses = new Map<string, number>();
/** True while withheld events are repeated: the page handles them. */
let repeating = false;
let failureNote: HTMLElement | undefined;

/**
 * Hydrates an island on the first touch, focus, input, click or submit inside it, or when the mouse
 * moves over one of its controls. (Autofill causes an input without focus.) Clicks and submits in
 * the meantime are withheld and repeated after hydration. The next such event retries a failed
 * download, unless the file is gone; a withheld submit is then posted as without JavaScript, if the
 * server can be reached.
 * Dispatches `islandhydrated` or `islandfailed` on the island's element.
 */
export function startIslands(): void {
  for (const type of intents) document.addEventListener(type, onIntent, true);
  // An element may have received the focus before this script ran.
  document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function onIntent(event: Event): void {
  const target = event.target as Element;
  const island = target.closest<HTMLElement>('[data-island]:not([data-hydrated])');
  if (!island || repeating) return;
  if (event.type === 'pointerover' && !target.closest('button,input,select,textarea')) return;
  let kept = waiting.get(island);
  if (!kept) {
    kept = new Map();
    waiting.set(island, kept);
    void start(island, kept);
  }
  const subject =
    event.type === 'submit'
      ? ((event as SubmitEvent).submitter ?? target)
      : event.type === 'click' && target.closest(withheld);
  if (!subject) return;
  event.preventDefault();
  event.stopPropagation();
  kept.set(subject, sameTags(island, subject).indexOf(subject));
  island.ariaBusy = 'true';
}

async function start(island: HTMLElement, kept: Withheld): Promise<void> {
  const files = (island.dataset.files ?? '').split(' ');
  const [file = ''] = files;
  failureNote?.remove();
  let repeated: Element[] = [];
  try {
    // Fetched into the browser's cache first: browsers never retry a failed `import` on the same page
    // (until whatwg/html#10327), but a failed `fetch` can be repeated.
    await downloadAll(files);
    const { mount } = (await import(/* @vite-ignore */ file)) as typeof Mount;
    await mount(island);
    island.dataset.hydrated = 'yes';
    island.dispatchEvent(new Event('islandhydrated'));
    // React replaces elements where the markup differs; their order stays the same.
    repeated = [...kept].flatMap(([subject, index]) =>
      subject.isConnected ? subject : (sameTags(island, subject)[index] ?? []),
    );
  } catch (error) {
    console.error(error);
    island.dispatchEvent(new Event('islandfailed'));
    const submit = [...kept.keys()].find(isSubmit);
    if (submit && (await isReachable())) repeated = [submit];
    else if (kept.size > 0) showFailure(island);
    repeating = true;
  }
  waiting.delete(island);
  island.ariaBusy = null;
  repeated.forEach(repeat);
  repeating = false;
}

function request(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(downloadTimeout) });
}

/** Whether a post would reach the server; any response counts. */
function isReachable(): Promise<boolean> {
  return request('/healthz').then(
    () => true,
    () => false,
  );
}

/** Rejects if one fails, without a request if one is known to be gone. */
async function downloadAll(files: string[]): Promise<void> {
  const gone = files.find((file) => misses.get(file) === maxMisses);
  if (gone) throw new Error(gone);
  // Until all have answered: a round that began earlier would ask again for files that are gone.
  const failed = (await Promise.allSettled(files.map(download))).find(
    ({ status }) => status === 'rejected',
  );
  if (failed?.status === 'rejected') throw failed.reason;
}

async function download(file: string): Promise<void> {
  const response = await request(file);
  await response.arrayBuffer();
  if (response.ok) return;
  if (response.status === 404) misses.set(file, (misses.get(file) ?? 0) + 1);
  throw new Error(`${file}: ${response.status}`);
}

function repeat(subject: Element): void {
  if (subject instanceof HTMLFormElement) subject.requestSubmit();
  else (subject as HTMLElement).click();
}

function isSubmit(subject: Element): boolean {
  return !/^(button|reset)$/.test((subject as HTMLButtonElement).type);
}

function sameTags(island: HTMLElement, { localName }: Element): Element[] {
  return [...island.querySelectorAll(localName)];
}

function showFailure(island: HTMLElement): void {
  failureNote = document.createElement('p');
  failureNote.role = 'alert';
  failureNote.textContent =
    'This could not be loaded. Your entries are still here: please try again.';
  island.after(failureNote);
}
