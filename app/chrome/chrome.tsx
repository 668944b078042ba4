import { type ReactNode, useState } from 'react';
import { HydratedContext } from '../islands/hydrated.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Frame of each page's `<main id="main">`: skip link, header, footer, assistant, bottom bar. */
export function Chrome({ assistant, children }: { assistant: ReactNode; children: ReactNode }) {
  return (
    <>
      <Still id="above">
        {import.meta.env.SSR && (
          <>
            <a href="#main" className="skip-link">
              Skip to content
            </a>
            <Header />
          </>
        )}
      </Still>
      {children}
      <Still id="below">
        {import.meta.env.SSR && (
          <>
            <Footer />
            {assistant}
            <BottomBar />
          </>
        )}
      </Still>
    </>
  );
}

/**
 * Markup that never hydrates, not even on a `hydrate: true` route: the browser loads none of its code,
 * and its islands start on intent as on any other page.
 */
function Still({ id, children }: { id: string; children: ReactNode }) {
  const [nodes] = useState(() =>
    import.meta.env.SSR ? [] : [...(document.getElementById(id)?.childNodes ?? [])],
  );
  if (import.meta.env.SSR) {
    return (
      <div id={id} className="contents">
        <HydratedContext value={false}>{children}</HydratedContext>
      </div>
    );
  }
  // With text as its content React ignores the children and, with `suppressHydrationWarning`, also a
  // text that differs. If it renders the page from scratch (a browser extension changed it), the nodes
  // move to the new element.
  return (
    <div
      id={id}
      className="contents"
      suppressHydrationWarning
      ref={(element) => {
        if (!element?.hasChildNodes()) element?.append(...nodes);
      }}
    >
      {''}
    </div>
  );
}
