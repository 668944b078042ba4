/** Listens for a visitor's first touch of an island. Grows in the islands change. */
export function startIslands(): void {
  document.addEventListener('focusin', wake, true);
  document.addEventListener('pointerdown', wake, true);
}

function wake(event: Event): void {
  const root = (event.target as Element).closest<HTMLElement>('[data-island]');
  if (!root || root.dataset.live) return;
  root.dataset.live = 'starting';
  void import('./mount.tsx').then(({ mount }) => mount(root));
}
