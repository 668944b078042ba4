import { Menu, X } from 'lucide-react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Logo } from './logo.tsx';
import { auditLink, isCurrent, mainLinks, menuAuditLink } from './navigation.ts';

/**
 * The fixed header: logo, links or menu button, link to the audit. A container query chooses, not the
 * window's width: a container's `rem` grows with a visitor's larger text (WCAG 1.4.4).
 */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="site-header @container">
      <div className="mx-auto flex h-full max-w-page items-center gap-4 px-4 @5xl:gap-6 sm:px-6">
        <HomeLink />
        <nav aria-label="Main" className="ml-auto hidden h-full @5xl:block">
          <ul className="flex h-full">
            {mainLinks.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent(href, pathname) ? 'page' : undefined}
                  className="header-link"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink
          href={auditLink.href}
          className="ml-auto hidden @[40rem]:inline-flex @5xl:ml-0"
          aria-current={isCurrent(auditLink.href, pathname) ? 'page' : undefined}
        >
          {auditLink.label}
        </ButtonLink>
        <button
          type="button"
          popoverTarget="menu"
          className="menu-toggle ml-auto @[40rem]:ml-0 @5xl:hidden"
          aria-label="Open menu"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      <MobileMenu pathname={pathname} />
    </header>
  );
}

/**
 * The full-screen menu: a popover, so that Escape and its button close it without a script. While it
 * is open, `chrome.css` hides the page beneath, which also leaves the focus order.
 */
function MobileMenu({ pathname }: { pathname: string }) {
  return (
    <nav id="menu" popover="auto" aria-label="Menu" className="menu">
      <div className="flex h-16 shrink-0 items-center justify-between px-4 sm:px-6">
        <HomeLink />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="menu-toggle"
          aria-label="Close menu"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <ul className="menu-links">
        {mainLinks.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-auto px-4 pt-6 sm:px-6">
        <ButtonLink href={menuAuditLink.href} size="large" className="w-full">
          {menuAuditLink.label}
        </ButtonLink>
      </div>
    </nav>
  );
}

function HomeLink() {
  return (
    <a href="/" className="flex min-h-11 min-w-0 items-center">
      <Logo />
      <span className="sr-only">, home</span>
    </a>
  );
}
