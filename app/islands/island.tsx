import { islandFiles } from 'virtual:islands';
import { type ComponentType, type JSX, use } from 'react';
import { AliveContext } from './alive.ts';

/**
 * Server-rendered markup that comes alive on the first touch, focus, click or submit inside it.
 * A page may have any number. An island inside another, or on a route that hydrates as a whole, is
 * just its component there. Islands use explicit ids: `useId` differs between the page and the
 * island's own root.
 *
 * @param name the island's name in its `feature.ts`.
 * @param of the same component, for the server's rendering.
 * @param props must survive JSON.
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
  if (use(AliveContext)) return view;
  const files = islandFiles[name];
  if (!files) throw new Error(`No feature has an island ${name}`);
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-files={files.join(' ')}
      className="transition-opacity aria-busy:cursor-progress aria-busy:opacity-70"
    >
      <AliveContext value={true}>{view}</AliveContext>
    </div>
  );
}
