/** Id of the button that opens the chat; it is on every page, even while the chat is open. */
export const launcherId = 'chat-launcher';

/**
 * Opens the chat panel and moves the focus into it; starts the chat's island first if necessary.
 *
 * @returns false if the page has no launcher (yet) or the chat failed to load: try again later.
 */
export async function openChat(): Promise<boolean> {
  const island = document.getElementById(launcherId)?.closest<HTMLElement>('[data-island]');
  if (island && !(await isHydrated(island))) return false;
  // Looked up again: React replaces it if the server's markup did not match.
  const launcher = document.getElementById(launcherId);
  launcher?.click();
  return launcher !== null;
}

function isHydrated(island: HTMLElement): Promise<boolean> {
  if (island.dataset.hydrated) return Promise.resolve(island.dataset.hydrated === 'yes');
  return new Promise((resolve) => {
    island.addEventListener('islandhydrated', () => resolve(true), { once: true });
    island.addEventListener('islandfailed', () => resolve(false), { once: true });
    // Starts the island as a focus does; a click would submit the launcher's form if that failed.
    island.dispatchEvent(new Event('focusin', { bubbles: true }));
  });
}
