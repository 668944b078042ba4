/** The mark's line in a box of 32 × 32; its stop is a circle in the middle. */
export const markPath = 'M3 25.5h4.5a5 5 0 0 0 3.54-1.46L21 8a5 5 0 0 1 3.54-1.5H29';
