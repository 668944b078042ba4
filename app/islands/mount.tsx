import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type IslandName, islands } from './registry.ts';

/** Loads the island's component and brings the markup inside `root` to life. */
export async function mount(root: HTMLElement): Promise<void> {
  const { default: View } = await islands[root.dataset.island as IslandName]();
  hydrateRoot(root, createElement(View as ComponentType, JSON.parse(root.dataset.props ?? '{}')));
  root.dataset.live = 'yes';
}
