import { createContext } from 'react';

/** True where the tree around comes alive by itself: inside an island, or on a `hydrate: true` route. */
export const AliveContext = createContext(false);
