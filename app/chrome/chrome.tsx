import { type ReactNode, useState } from 'react';
import { AliveContext } from '../islands/alive.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every page has around its own content, which is one `<main id="main">`. */
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
 * Markup that stays as the server wrote it, also on a page that comes alive as a whole: the browser
 * loads none of its code, and the islands in it start on intent as on any other page.
 */
function Still({ id, children }: { id: string; children: ReactNode }) {
  const [nodes] = useState(() =>
    import.meta.env.SSR ? [] : [...(document.getElementById(id)?.childNodes ?? [])],
  );
  if (import.meta.env.SSR) {
    return (
      <div id={id} className="contents">
        <AliveContext value={false}>{children}</AliveContext>
      </div>
    );
  }
  // A text for content: React looks at nothing inside, and leaves a text that differs as it is. Where
  // it makes the page anew (a browser extension has changed it), the nodes go into the new element.
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
