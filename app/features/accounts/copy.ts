/** Shown on arrival at the dashboard after a signup; literal (spec.md section 8). */
export const created = {
  title: 'Account Created Successfully!',
  description: 'Welcome to the product! Your AI agent is being set up.',
} as const;

/** The query by which the dashboard shows the same without JavaScript. */
export const createdQuery = 'welcome';
