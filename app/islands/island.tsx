import { islandFiles } from 'virtual:islands';
import { type ComponentType, type JSX, use } from 'react';
import { HydratedContext } from './hydrated.ts';

/**
 * Server-rendered markup that hydrates on the first touch, focus, click or submit inside it. A page
 * may have any number. Inside another island or on a `hydrate: true` route it is just its component.
 * Islands use explicit ids: `useId` differs between the page and the island's own root.
 *
 * @param name the island's name in its `feature.ts`.
 * @param of the island's component, for rendering on the server.
 * @param props are passed to the browser as JSON.
 */
export function Island<P extends object>({
  name,
  of: View,
  props,
}: {
  name: string;
  of: ComponentType<P>;
  props: P;
}): JSX.Element {
  const view = <View {...props} />;
  if (use(HydratedContext)) return view;
  const files = islandFiles[name];
  if (!files) throw new Error(`No feature has an island ${name}`);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-files={files.join(' ')}
      className="transition-opacity aria-busy:cursor-progress aria-busy:opacity-70"
    >
      <HydratedContext value={true}>{view}</HydratedContext>
    </div>
  );
}
