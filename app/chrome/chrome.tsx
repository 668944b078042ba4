import ChatWidget from '../chat/widget.tsx';
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
      <Island name="chat" of={ChatWidget} props={{}} />
      <BottomBar />
    </>
  );
}
