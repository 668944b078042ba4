import { islandFiles } from 'virtual:island-files';
import { type ComponentProps, type ComponentType, type JSX, use } from 'react';
import { AliveContext } from './alive.ts';
import type { IslandName, islands } from './registry.ts';

type View<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>['default'];

/**
 * Server-rendered markup that comes alive on the first touch, focus, click or submit inside it.
 * A page may have any number. An island inside another, or on a route that hydrates as a whole, is
 * just its component there. Islands use explicit ids: `useId` differs between the page and the
 * island's own root.
 *
 * @param name the island's line in the registry.
 * @param of the same component, for the server's rendering.
 * @param props must survive JSON.
 */
export function Island<N extends IslandName>({
  name,
  of,
  props,
}: {
  name: N;
  of: View<N>;
  props: ComponentProps<View<N>>;
}): JSX.Element {
  const View = of as ComponentType<object>;
  const view = <View {...(props as object)} />;
  if (use(AliveContext)) return view;
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-files={islandFiles[name]?.join(' ')}
      className="transition-opacity aria-busy:cursor-progress aria-busy:opacity-70"
    >
      <AliveContext value={true}>{view}</AliveContext>
    </div>
  );
}
