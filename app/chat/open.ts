/** Id of the button that opens the chat; it is on every page, whether the chat is open or not. */
export const launcherId = 'chat-launcher';

/**
 * Opens the chat panel and moves the focus into it, starting the widget where it has not started yet.
 *
 * @returns false where the page has no launcher (yet): try again a moment later.
 */
export function openChat(): boolean {
  const launcher = document.getElementById(launcherId);
  launcher?.click();
  return launcher !== null;
}
