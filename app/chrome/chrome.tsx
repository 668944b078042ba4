import { LifeBuoy } from 'lucide-react';
import { use } from 'react';
import ChatWidget from '../chat/widget.tsx';
import { AliveContext } from '../islands/alive.ts';
import { Island } from '../islands/island.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What every page has around its own content, which is one `<main id="main">`. */
export function Chrome({ children }: { children: React.ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Header />
      {children}
      <Footer />
      <Assistant />
      <BottomBar />
    </>
  );
}

/**
 * The assistant; on a page that comes alive as a whole, a way to the page that has it, so that such a
 * page does not load it. In the browser this file runs on no other page, hence the build's constant.
 */
function Assistant() {
  if (use(AliveContext)) {
    return (
      <aside aria-label="Help">
        <a href="/support" className="chat-launcher" aria-label="Support">
          <LifeBuoy aria-hidden="true" className="size-6" />
          <span aria-hidden="true">Support</span>
        </a>
      </aside>
    );
  }
  return import.meta.env.SSR && <Island name="chat" of={ChatWidget} props={{}} />;
}
