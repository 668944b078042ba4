import { createContext } from 'react';

/** True where the tree around comes alive by itself: inside an island, or in the content of a `hydrate: true` route. */
export const AliveContext = createContext(false);
