import type * as Mount from './mount.tsx';

const intents = ['pointerover', 'pointerdown', 'focusin', 'input', 'click', 'submit'];
/** Clicks that only the live island can answer. Links, fields and popovers work without it. */
const withheld =
  'button:not([popovertarget],[commandfor]),input:is([type=submit],[type=image],[type=button])';
/** Milliseconds after which a download that hangs counts as failed. */
const patience = 15_000;

/** What was clicked or submitted before its island was live, in order, with its place by tag name. */
type Withheld = Map<Element, number>;

const waiting = new WeakMap<HTMLElement, Withheld>();
/** True while a withheld submit is let through to the page itself. */
let passing = false;
let note: HTMLElement | undefined;

/**
 * Starts an island on the visitor's first touch, focus, entry (a browser or a helper may fill in
 * what never had the focus), click or submit inside it, or when the
 * mouse comes over one of its controls. A click or submit in the meantime is withheld, and repeated
 * once the island is live. A download that fails is tried again on the next of these; a submit that
 * cannot wait for it is made as without JavaScript, if the server can be reached at all. The island's
 * element hears `islandlive` or `islandfail`.
 */
export function startIslands(): void {
  for (const type of intents) document.addEventListener(type, onIntent, true);
  // Focused before this script ran.
  document.activeElement?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

function onIntent(event: Event): void {
  const target = event.target as Element;
  const island = target.closest<HTMLElement>('[data-island]:not([data-live])');
  if (!island || passing) return;
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
  note?.remove();
  let repeated: Element[] = [];
  try {
    // Into the browser's cache first, all at once: browsers remember for the life of the page that
    // an `import` failed (until whatwg/html#10327), a failed `fetch` can be made again.
    await Promise.all(files.map(download));
    const { mount } = (await import(/* @vite-ignore */ file)) as typeof Mount;
    await mount(island);
    island.dataset.live = 'yes';
    island.dispatchEvent(new Event('islandlive'));
    // React made new elements where the markup did not fit; their order is the same.
    repeated = [...kept].flatMap(([subject, index]) =>
      subject.isConnected ? subject : (sameTags(island, subject)[index] ?? []),
    );
  } catch (error) {
    console.error(error);
    island.dispatchEvent(new Event('islandfail'));
    const submit = [...kept.keys()].find(isSubmit);
    if (submit && (await isReachable())) repeated = [submit];
    else if (kept.size > 0) tell(island);
    passing = true;
  }
  waiting.delete(island);
  island.ariaBusy = null;
  repeated.forEach(repeat);
  passing = false;
}

function request(address: string): Promise<Response> {
  return fetch(address, { signal: AbortSignal.timeout(patience) });
}

/** Any answer will do: what is asked is whether a post would arrive. */
function isReachable(): Promise<boolean> {
  return request('/healthz').then(
    () => true,
    () => false,
  );
}

async function download(file: string): Promise<void> {
  const response = await request(file);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
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

function tell(island: HTMLElement): void {
  note = document.createElement('p');
  note.role = 'alert';
  note.textContent = 'This could not be loaded. Your entries are still here: please try again.';
  island.after(note);
}
