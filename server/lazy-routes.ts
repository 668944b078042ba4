import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { Plugin } from 'vite';

/** A route module that is not loaded yet. */
interface LazyModule {
  loadRoute(): Promise<NonNullable<ServerBuild['routes'][string]>['module']>;
}

const serverBuild = /^\0virtual:react-router\/server-build$/;
const routeImport = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * In development, leaves out of React Router's server build the pages that nobody has opened, and the
 * styles, which browsers load by their URLs.
 */
export function lazyRoutes(): Plugin {
  return {
    name: 'lazy-routes',
    apply: 'serve',
    enforce: 'pre',
    load: {
      filter: { id: /\.css$/ },
      handler() {
        return this.environment.name === 'ssr' ? '' : undefined;
      },
    },
    transform: {
      filter: { id: serverBuild },
      handler: (code) => code.replace(routeImport, 'const $1 = { loadRoute: () => import($2) };'),
    },
  };
}

/** Loads the modules of the routes that a request needs and {@link lazyRoutes} left out. */
export async function loadRoutes({ routes }: ServerBuild, url: string): Promise<void> {
  // Data that a hydrated page requests: /dashboard.data for /dashboard, /_.data for /.
  const path = new URL(url, 'http://localhost').pathname.replace(/(\/_)?\.data$/, '') || '/';
  const matches = matchRoutes(treeOf(routes), path) ?? [];
  await Promise.all(
    ['root', ...matches.map(({ route }) => route.id)].map(async (id) => {
      const route = routes[id ?? ''];
      const module = route?.module as Partial<LazyModule> | undefined;
      if (route && module?.loadRoute) route.module = await module.loadRoute();
    }),
  );
}

function treeOf(routes: ServerBuild['routes'], parent?: string): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const { id, path } = route;
    if (route.index) return [{ id, index: true }];
    return [{ id, ...(path !== undefined && { path }), children: treeOf(routes, id) }];
  });
}
