/**
 * Facts that answer a short question while the conversation is about a subject, the first choice first.
 * `*` stands for any subject, and for none. `change`, `direction`, `difference` and `reason` depend on
 * the plans that are talked about (`short-answer.ts`). Of a family with a fact for each plan, the one
 * for all plans is named here; that of the plan in question takes its place.
 */
export type BySubject = Readonly<Record<string, readonly string[]>>;

/** Subjects that answer like another one where they have no facts of their own. */
export const likeSubject: Readonly<Record<string, string>> = {
  store: 'website',
  platforms: 'social',
  contract: 'cancel',
  setup: 'start',
  leads: 'results',
  savings: 'prices',
  locations: 'plans',
  payment: 'prices',
  phone: 'person',
  email: 'person',
  hours: 'person',
  response: 'person',
  call: 'person',
  chat: 'person',
  content: 'control',
};

/** The same facts for several subjects. */
export function each(subjects: string, facts: readonly string[]): BySubject {
  return Object.fromEntries(subjects.split(' ').map((subject) => [subject, facts]));
}
