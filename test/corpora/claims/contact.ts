import type { ClaimsOf } from '../claims.ts';

export const contact: ClaimsOf = ({ email, open, phone }) => ({
  'response.person': `
    A person replies
    Somebody who works on the agents reads every message.`,
  'office.address': `
    Contact our Northern Virginia team`,
  'phone.number': `
    Phone | ${phone}`,
  'email.address': `
    Email | ${email}`,
  'hours.open': `
    Hours | Monday to Friday ${open} EST Closed weekends
    Monday | ${open}
    Tuesday | ${open}
    Wednesday | ${open}
    Thursday | ${open}
    Friday | ${open}`,
  'response.contact': `
    Reply | Within 24 hours`,
  'office.region': `
    Location | Northern Virginia`,
  'privacy.default': `
    We use what you enter to answer you.`,
  'hours.weekend': `
    We answer the phone during these hours, Eastern time.
    Saturday | Closed
    Sunday | Closed`,
  'response.support': `
    Support replies within 2 hours, and its page answers the questions customers ask most.`,
  'audit.checks audit.free response.audit': `
    We look at your website, posts and Google profile for free, and answer within 24 hours.`,
  'call to action': `
    Ask about plans, your website or your town.
    Send us a message
    Write to us any time.
    Go to support
    See pricing`,
  'heading or question': `
    Contact details
    Call us
    Phone hours
    Faster ways to get an answer
    Already a customer?
    Want to know where you stand?
    Just the prices?`,
  'how to use the page': `
    We reply to this address.
    If you’d rather get a call back.
    Compare the three monthly plans and everything in them.`,
});
