/** What the server must know of a page before React Router sees the request. */
export interface PageRule {
  /** Query names for which a prerendered page is rendered anew. */
  dynamicQuery?: string[];
}

/** Rules by path; a page without one is served as it was prerendered, whatever the query. */
export const pageRules: Record<string, PageRule> = {
  // The success screen after a form sent without JavaScript.
  '/free-audit': { dynamicQuery: ['submitted'] },
};
