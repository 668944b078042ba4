// First: it declares the order of the cascade layers.
import './app.css';
import './features/chat/launcher.css';
import { hydrateFiles } from 'virtual:islands';
import { use } from 'react';
import { preloadModule } from 'react-dom';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches } from 'react-router';
import type { Route } from './+types/root.ts';
import { Chrome } from './chrome/chrome.tsx';
import { NotFound } from './chrome/not-found.tsx';
import { ServerError } from './chrome/server-error.tsx';
import { DocumentContext, type RouteHandle } from './document/document.ts';
import { keepEarlyClicks } from './document/early-clicks.ts';
import ChatWidget from './features/chat/widget.tsx';
import { HydratedContext } from './islands/hydrated.ts';
import { Island } from './islands/island.tsx';
import { themeColors } from './seo/images.ts';
import font from './ui/fonts/bricolage.woff2?url';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const { scripts, nonce } = use(DocumentContext);
  const handles = useHandles();
  const hydrates = handles.some((handle) => handle.hydrate);
  const { manifest } = handles.find((handle) => handle.manifest) ?? {};
  if (hydrates) {
    if (import.meta.env.SSR && !nonce) throw new Error('A route that hydrates is not prerendered');
    for (const file of hydrateFiles) preloadModule(file);
  }
  return (
    <html lang="en-US" data-hydrate={hydrates ? hydrateFiles[0] : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta
          name="theme-color"
          content={themeColors.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <link rel="manifest" href={manifest ?? '/manifest.webmanifest'} />
        {hydrates && <script nonce={nonce}>{keepEarlyClicks}</script>}
        {!hydrates &&
          scripts.map((src) => (
            // Blocks the first paint, so that no click on a visible control is lost.
            <script key={src} type="module" async src={src} {...{ blocking: 'render' }} />
          ))}
      </head>
      <body>
        <HydratedContext value={hydrates}>{children}</HydratedContext>
        {hydrates && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

const useHandles = () => useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle);

export default function Root() {
  if (useHandles().some(({ chrome }) => chrome === false)) return <Outlet />;
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

/** The chrome with the assistant, which only the server renders: in browsers it is an island. */
function Page({ children }: { children: React.ReactNode }) {
  const assistant = import.meta.env.SSR && <Island name="chat" of={ChatWidget} props={{}} />;
  return <Chrome assistant={assistant}>{children}</Chrome>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // A browser never hydrates a page that doesn't exist, so only the server needs the 404 page.
  if (import.meta.env.SSR && isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Page>
        <NotFound />
      </Page>
    );
  }
  return (
    <Page>
      <ServerError ours={!isRouteErrorResponse(error) || error.status >= 500} />
    </Page>
  );
}
