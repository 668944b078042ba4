import type { ComponentProps, ComponentType, JSX } from 'react';
import type { IslandName, islands } from './registry.ts';

type View<N extends IslandName> = Awaited<ReturnType<(typeof islands)[N]>>['default'];

/**
 * Server-rendered markup that comes alive on the first touch, focus, click or submit inside it.
 * Islands use explicit ids: `useId` differs between the page and the island's own root.
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
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <View {...(props as object)} />
    </div>
  );
}
