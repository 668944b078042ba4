import { createContext, type ReactNode, useEffect } from 'react';

/** True in a tree that React hydrates: inside an island, or on a `hydrate: true` route. */
export const HydratedContext = createContext(false);

/** Calls `onHydrated` once its children are hydrated and their effects have run. */
export function Hydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
