import { islands } from 'virtual:islands';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readFields } from './fields.ts';
import { Hydrated, HydratedContext } from './hydrated.ts';

/**
 * Loads an island's component and hydrates the markup inside `element`. Entries, focus and caret
 * stay, even where the component's first effects would reset them.
 *
 * @returns resolves when the effects have run; rejects when the component fails to render, with the
 * server's markup back in place.
 */
export async function mount(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) throw new Error(`No feature has an island ${element.dataset.island}`);
  const { default: View } = await load();
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const restoreFields = readFields(element);
  const restoreMarkup = keepMarkup(element);
  await new Promise<void>((onHydrated, reject) => {
    const root = hydrateRoot(
      element,
      <HydratedContext value={true}>
        <Hydrated onHydrated={onHydrated}>
          {createView(View as ComponentType<object>, props)}
        </Hydrated>
      </HydratedContext>,
      {
        onUncaughtError(error) {
          // React is still committing here; unmounting has to wait until it has finished.
          setTimeout(() => {
            root.unmount();
            restoreMarkup();
            reject(error);
          });
        },
        // A browser extension changed the markup: React renders the island from scratch.
        onRecoverableError: (error) => console.warn(error),
      },
    );
  });
  restoreFields();
}

function createView(View: ComponentType<object>, props: object): ReactNode {
  return <View {...props} />;
}

/**
 * Keeps the server's nodes with their entries. React removes them when the island throws; put back,
 * they work as without JavaScript.
 */
function keepMarkup(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  const focused = document.activeElement;
  return () => {
    element.dataset.hydrated = 'failed';
    element.replaceChildren(...nodes);
    if (element.contains(focused)) (focused as HTMLElement).focus();
  };
}
