/** Id of the button that opens the chat; it is on every page, whether the chat is open or not. */
export const launcherId = 'chat-launcher';

/**
 * Opens the chat panel and moves the focus into it, starting the widget where it has not started yet.
 *
 * @returns false where the page has no launcher (yet) or the widget could not be loaded: try again a
 * moment later.
 */
export async function openChat(): Promise<boolean> {
  const island = document.getElementById(launcherId)?.closest<HTMLElement>('[data-island]');
  if (island && !(await isLive(island))) return false;
  // Looked up again: React makes a new one where the markup did not fit.
  const launcher = document.getElementById(launcherId);
  launcher?.click();
  return launcher !== null;
}

function isLive(island: HTMLElement): Promise<boolean> {
  if (island.dataset.live) return Promise.resolve(island.dataset.live === 'yes');
  return new Promise((resolve) => {
    island.addEventListener('islandlive', () => resolve(true), { once: true });
    island.addEventListener('islandfail', () => resolve(false), { once: true });
    // As a focus would; a click that cannot be answered submits the launcher's form.
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
}
