declare global {
  interface Window {
    earlyClicks?: Set<HTMLElement>;
  }
}

/**
 * Inline script of a page that hydrates as a whole: keeps the buttons that were clicked before. Only
 * those without a form need it; the browser itself posts forms and follows links.
 */
export const keepEarlyClicks =
  'earlyClicks=new Set;addEventListener("click",e=>{let b=e.target.closest("#main button[type=button]");b&&window.earlyClicks?.add(b)},!0)';

/** Repeats those clicks, once the page is hydrated. */
export function repeatEarlyClicks(): void {
  const clicked = window.earlyClicks ?? [];
  delete window.earlyClicks;
  for (const button of clicked) button.click();
}
