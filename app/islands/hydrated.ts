import { createContext } from 'react';

/** True in a tree that React hydrates: inside an island, or on a `hydrate: true` route. */
export const HydratedContext = createContext(false);
