import { ChartColumn, Inbox, ScrollText, Settings } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router';
import { Logo } from '../../chrome/logo.tsx';
import type { RouteHandle } from '../../document/document.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { shell } from './copy.ts';
import { useUnreachable } from './unreachable.ts';

/** `handle` of every page of the desk: it hydrates as a whole, without the public site's chrome. */
export const deskHandle: RouteHandle = {
  hydrate: true,
  chrome: false,
  manifest: '/inbox/manifest.webmanifest',
};

/** The desk's parts, in the order of its navigation. */
const links = [
  { href: '/inbox', label: shell.links.inbox, Icon: Inbox },
  { href: '/inbox/sources', label: shell.links.sources, Icon: ChartColumn },
  { href: '/inbox/log', label: shell.links.log, Icon: ScrollText },
  { href: '/inbox/settings', label: shell.links.settings, Icon: Settings },
] as const;

/**
 * Frame of a page that an owner sees: their address, the navigation (under the thumb on a phone), and
 * the page's heading.
 */
export function DeskPage({
  owner,
  title,
  lead,
  children,
}: {
  owner: { email: string };
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const isUnreachable = useUnreachable();
  return (
    <div className="flex min-h-dvh flex-col pb-20 md:pb-0">
      <a href="#main" className="skip-link">
        {shell.skip}
      </a>
      <header className="border-b border-hairline bg-surface">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-x-6 px-4 sm:px-6">
          <Link to="/inbox" className="flex min-h-11 min-w-0 items-center">
            <Logo />
            <span className="sr-only">, {shell.name}</span>
          </Link>
          <DeskNav className="ml-auto hidden gap-1 md:flex" />
          <form
            method="post"
            action="/inbox/sign-out"
            className="ml-auto whitespace-nowrap md:ml-0"
          >
            <Button type="submit" variant="secondary" size="small">
              {shell.signOut}
            </Button>
          </form>
        </div>
      </header>
      <main id="main" className="mx-auto w-full max-w-page px-4 py-8 sm:px-6 sm:py-12">
        <p className="mb-2 text-label wrap-anywhere text-muted">
          {shell.signedInAs} {owner.email}
        </p>
        <h1 className="text-h2">{title}</h1>
        {lead && <p className="mt-3 max-w-measure text-pretty text-muted">{lead}</p>}
        <div className="mt-6 sm:mt-8">{children}</div>
      </main>
      <p
        role="status"
        className="fixed inset-x-4 bottom-20 z-20 mx-auto max-w-md rounded-control border border-control bg-surface p-3.5 text-small font-semibold shadow-card empty:hidden md:bottom-6"
      >
        {isUnreachable && shell.unreachable}
      </p>
      <DeskNav className="fixed inset-x-0 bottom-0 z-10 flex justify-around border-t border-hairline bg-surface pb-[env(safe-area-inset-bottom)] md:hidden" />
    </div>
  );
}

/** One of the two navigations, of which a window's width shows one. */
function DeskNav({ className }: { className: string }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={shell.nav} className={className}>
      {links.map(({ href, label, Icon }) => {
        const current = pathname === href;
        return (
          <Link
            key={href}
            to={href}
            aria-current={current ? 'page' : undefined}
            className={classNames(
              'flex min-h-14 min-w-20 flex-col items-center justify-center gap-1 rounded-control px-3 text-label font-semibold md:min-h-11 md:min-w-0 md:flex-row md:gap-2 md:text-small',
              current ? 'text-ink' : 'text-muted hover:text-ink',
            )}
          >
            <Icon aria-hidden="true" className="size-5 md:hidden lg:block" />
            <span className={classNames(current && 'underline decoration-2 underline-offset-4')}>
              {label}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Frame of the two pages that are open to everybody: what to do, and a card to do it in. */
export function DeskEntry({
  title,
  lead,
  children,
}: Record<'title' | 'lead', ReactNode> & {
  children: ReactNode;
}) {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-5xl content-start gap-8 px-4 py-6 sm:px-6 lg:grid-cols-[1fr_28rem] lg:content-center lg:gap-16"
    >
      <div>
        <a href="/" className="inline-flex min-h-11 items-center">
          <Logo />
          <span className="sr-only">, {shell.site}</span>
        </a>
        <h1 className="mt-6 text-h2 lg:mt-10">{title}</h1>
        <div className="mt-4 max-w-measure text-pretty wrap-anywhere text-muted">{lead}</div>
      </div>
      <div className="rounded-card border border-hairline bg-surface p-5 shadow-card sm:p-8">
        {children}
      </div>
    </main>
  );
}

/** A command to run where the site runs. */
export function CommandLine({ children }: { children: string }) {
  return (
    <code className="mt-2 block rounded-control border border-hairline bg-sunken px-3 py-2 text-small wrap-anywhere text-ink">
      {children}
    </code>
  );
}

/** Error boundary of the desk's pages: somebody whose session has ended is asked to sign in. */
export function DeskError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const isSignedOut = isRouteErrorResponse(error) && error.status === 401;
  useEffect(() => {
    if (isSignedOut) window.location.assign(pathname + search);
  }, [isSignedOut, pathname, search]);
  if (isSignedOut) return null;
  const { title, text, again } = shell.failed;
  return (
    <DeskEntry title={title} lead={text}>
      <title>{title}</title>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={pathname + search}>{again}</ButtonLink>
        <ButtonLink href="/inbox" variant="secondary">
          {shell.back}
        </ButtonLink>
      </div>
    </DeskEntry>
  );
}
