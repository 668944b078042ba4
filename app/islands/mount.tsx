import { islands } from 'virtual:islands';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { AliveContext } from './alive.ts';
import { readFields } from './fields.ts';

/**
 * Loads the island's component and brings the markup inside `element` to life. What was typed, the
 * focus and the caret stay, also where the component's own start would have reset them.
 *
 * @returns resolves when its effects have run; rejects when it cannot be rendered, with the server's
 * markup back in place.
 */
export async function mount(element: HTMLElement): Promise<void> {
  const load = islands[element.dataset.island ?? ''];
  if (!load) throw new Error(`No feature has an island ${element.dataset.island}`);
  const { default: View } = await load();
  const props = JSON.parse(element.dataset.props ?? '{}') as object;
  const restoreFields = readFields(element);
  const restoreMarkup = keepMarkup(element);
  await new Promise<void>((onLive, reject) => {
    const root = hydrateRoot(
      element,
      <AliveContext value={true}>
        <Live onLive={onLive}>{createView(View as ComponentType<object>, props)}</Live>
      </AliveContext>,
      {
        onUncaughtError(error) {
          // React is still committing here. Until the markup is back nothing may start it anew.
          setTimeout(() => {
            root.unmount();
            restoreMarkup();
            reject(error);
          });
        },
        // A browser extension changed the markup: React renders anew and the island lives.
        onRecoverableError: (error) => console.warn(error),
      },
    );
  });
  restoreFields();
}

function createView(View: ComponentType<object>, props: object): ReactNode {
  return <View {...props} />;
}

function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  useEffect(onLive, [onLive]);
  return children;
}

/**
 * Keeps the server's own nodes, with all that was typed into them. React takes them out when the
 * island throws; put back, they work as they do without JavaScript.
 */
function keepMarkup(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  const focused = document.activeElement;
  return () => {
    element.dataset.live = 'failed';
    element.replaceChildren(...nodes);
    if (element.contains(focused)) (focused as HTMLElement).focus();
  };
}
