/** What a submission says, whatever the form. */
export interface SignalInput {
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  /** What was written freely, in the form's order. */
  texts: string[];
}
