/** One sign of spam. */
export interface Signal {
  /** For the owner, as the end of the sentence 'It was set aside because it …'. */
  reason: string;
  /** Share of what it takes to set a submission aside. */
  weight: number;
}
