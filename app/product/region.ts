/**
 * The region in real coordinates (degrees north, degrees east), for `RegionMap`.
 * Rivers and roads are simplified to the few points that keep their shape at 400 px.
 */
export type Coordinates = readonly [latitude: number, longitude: number];

export interface Town {
  name: string;
  at: Coordinates;
  /** Where the name goes, so that it covers neither a line nor another name. */
  label: 'left' | 'right' | 'above' | 'below';
  /** Puts each word of the name on its own line. */
  wrap?: boolean;
  /** A town that the page mentions, drawn larger. */
  featured?: boolean;
}

export const towns: readonly Town[] = [
  { name: 'Rockville', at: [39.084, -77.1528], label: 'left', featured: true },
  { name: 'Bethesda', at: [38.9847, -77.0947], label: 'below', featured: true },
  { name: 'Silver Spring', at: [38.9907, -77.0261], label: 'right', wrap: true, featured: true },
  { name: 'Arlington', at: [38.8816, -77.091], label: 'left', featured: true },
  { name: 'Alexandria', at: [38.8148, -77.0569], label: 'left', featured: true },
  { name: 'Fairfax', at: [38.8462, -77.3064], label: 'below', featured: true },
  { name: 'Reston', at: [38.9586, -77.357], label: 'below' },
  { name: 'Tysons', at: [38.9187, -77.2311], label: 'left' },
  { name: 'Springfield', at: [38.77, -77.187], label: 'left' },
  { name: 'Landover', at: [38.934, -76.8966], label: 'left' },
  { name: 'Suitland', at: [38.8487, -76.9138], label: 'above' },
];

/** The Capital Beltway, clockwise from the American Legion Bridge: a closed curve. */
export const beltway: readonly Coordinates[] = [
  [38.969, -77.18],
  [38.992, -77.158],
  [39.014, -77.105],
  [39.008, -77.07],
  [39.012, -77.035],
  [39.018, -76.985],
  [39.02, -76.94],
  [39.003, -76.892],
  [38.95, -76.862],
  [38.895, -76.847],
  [38.848, -76.868],
  [38.824, -76.915],
  [38.8, -76.985],
  [38.793, -77.038],
  [38.8, -77.09],
  [38.799, -77.14],
  [38.79, -77.172],
  [38.815, -77.213],
  [38.858, -77.225],
  [38.9, -77.228],
  [38.932, -77.214],
];

/** Roads out from the Beltway: I-270, I-95 north, US 50, Route 5, I-95 south, I-66. */
export const roads: readonly (readonly Coordinates[])[] = [
  [
    [39.014, -77.105],
    [39.084, -77.1528],
    [39.1434, -77.2014],
    [39.41, -77.41],
  ],
  [
    [39.02, -76.94],
    [39.0993, -76.86],
    [39.2037, -76.79],
    [39.4, -76.55],
  ],
  [
    [38.934, -76.8966],
    [38.9427, -76.7302],
    [38.9784, -76.4922],
    [38.99, -76],
  ],
  [
    [38.824, -76.915],
    [38.75, -76.89],
    [38.6246, -76.9391],
    [38.4, -76.95],
  ],
  [
    [38.79, -77.172],
    [38.77, -77.187],
    [38.6582, -77.2497],
    [38.4, -77.42],
  ],
  [
    [38.885, -77.227],
    [38.8462, -77.3064],
    [38.84, -77.43],
    [38.8, -77.52],
  ],
];

/** The Potomac, downstream. */
export const potomac: readonly Coordinates[] = [
  [39.075, -77.47],
  [39.062, -77.4],
  [39.068, -77.33],
  [39.02, -77.248],
  [38.985, -77.245],
  [38.969, -77.18],
  [38.945, -77.127],
  [38.922, -77.108],
  [38.903, -77.075],
  [38.884, -77.055],
  [38.852, -77.027],
  [38.8, -77.037],
  [38.745, -77.036],
  [38.69, -77.09],
  [38.63, -77.17],
  [38.5, -77.3],
];

/** The Anacostia, upstream from its mouth. */
export const anacostia: readonly Coordinates[] = [
  [38.852, -77.022],
  [38.873, -76.992],
  [38.9, -76.963],
  [38.938, -76.942],
  [38.965, -76.925],
];

/** Corners of the District's three land borders; the river is the fourth. */
export const district: readonly Coordinates[] = [
  [38.9343, -77.1197],
  [38.9957, -77.0409],
  [38.8929, -76.9094],
  [38.7916, -77.039],
];
