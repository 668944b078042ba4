/** Ids of the facts that answer a short question, by its aspect (`assistant/data/aspects`), the first choice first. */
export type ByAspect = Readonly<Record<string, string>>;

/**
 * Ids of facts by the conversation's subject and the aspect asked for. `change`, `direction`,
 * `difference`, `period` and `reason` depend on the plans that are talked about and on the
 * question (`short-answer.ts`). Of a family with a fact for each plan, the one for all plans is named
 * here; that of the plan in question takes its place.
 */
export type BySubject = Readonly<Record<string, ByAspect>>;
