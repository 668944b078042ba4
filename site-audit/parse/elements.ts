const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that a parser places in the head, before and after `</head>`. */
export const headElements = set(
  'html head title base basefont bgsound link meta style script noscript noframes template',
);

/** Elements without an end tag. */
export const voidElements = set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);

/** Elements whose text nobody reads on the page. */
export const unreadElements = set(
  'script style noscript template title textarea iframe noembed noframes xmp svg datalist',
);

/** Elements that begin and end a line. */
export const blockElements = set(
  'address amp-accordion article aside blockquote body br button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li legend main menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot th thead tr ul',
);

/** Elements that the start of another block closes an open `<p>` before. */
export const closesParagraph = set(
  'address article aside blockquote center details dialog dir div dl dd dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table ul',
);

/** Elements of which a start tag closes the open ones of the same group, up to one of `within`. */
export const closesItsLike: Readonly<
  Record<string, { group: ReadonlySet<string>; within: ReadonlySet<string> }>
> = {
  li: { group: set('li'), within: set('ul ol menu dir table td th') },
  dt: { group: set('dt dd'), within: set('dl table td th') },
  dd: { group: set('dt dd'), within: set('dl table td th') },
  option: { group: set('option'), within: set('select datalist') },
  td: { group: set('td th'), within: set('tr table') },
  th: { group: set('td th'), within: set('tr table') },
  tr: { group: set('tr'), within: set('tbody thead tfoot table') },
  tbody: { group: set('tbody thead tfoot'), within: set('table') },
  thead: { group: set('tbody thead tfoot'), within: set('table') },
  tfoot: { group: set('tbody thead tfoot'), within: set('table') },
};

/** Elements that an end tag of another name doesn't close. */
export const barriers = set('table td th caption template object marquee');

export const tableParts = set('table td th tr tbody thead tfoot caption');

export const headings = set('h1 h2 h3 h4 h5 h6');
