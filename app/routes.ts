import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { features } from './features.ts';

/** Routes of all features. */
export default features.flatMap(({ name, routes = [] }) =>
  routes
    .filter(({ developmentOnly }) => !developmentOnly || process.env.NODE_ENV === 'development')
    .map(({ path, file }) => {
      const module = `features/${name}/${file}`;
      return path === '' ? index(module) : route(path, module);
    }),
) satisfies RouteConfig;
