/** Closes the menu as the page is left, so that Back doesn't show it open from the page cache. */
export function closeMenuOnLeave(): void {
  addEventListener('pagehide', () => document.getElementById('menu')?.hidePopover?.());
}
