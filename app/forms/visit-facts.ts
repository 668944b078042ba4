import { visitAttribution } from './attribution.ts';
import { timeTaken } from './trap.ts';

/** What a form sends besides the entries: where the visit came from, and how long it took. */
export const visitFacts = () => ({ ...visitAttribution(), ...timeTaken() });
