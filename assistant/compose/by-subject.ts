/**
 * Ids of the facts that answer a short question, by the subject of the conversation, the first choice
 * first. `*` stands for any subject, and for none. `change`, `direction`, `difference` and `reason` depend on
 * the plans that are talked about (`short-answer.ts`). Of a family with a fact for each plan, the one
 * for all plans is named here; that of the plan in question takes its place.
 */
export type BySubject = Readonly<Record<string, readonly string[]>>;

/** For a subject without facts of its own, the subject whose facts answer instead. */
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
};

/** Assigns the same facts to several subjects. @param subjects separated by spaces. */
export function each(subjects: string, facts: readonly string[]): BySubject {
  return Object.fromEntries(subjects.split(' ').map((subject) => [subject, facts]));
}
