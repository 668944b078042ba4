import { type Check, good, unknown } from '../check.ts';
import { contactForm } from '../contact-forms.ts';
import { missingText, onPage } from '../on-page.ts';

export const form: Check = {
  id: 'form',
  title: 'Form to write to you',
  why: 'A form lets a customer ask at eleven at night for a quote or an appointment, without looking for your address first.',
  source: {
    title: 'Nielsen Norman Group: Contact Us page guidelines',
    url: 'https://www.nngroup.com/articles/contact-us-pages/',
  },
  call: {
    say: 'Your page has no form. A customer who comes at night can’t leave a request.',
    offer: 'We add a short form that reaches you by email and text within seconds.',
  },
  look: onPage((page, site) => {
    const { purpose, evidence } = contactForm(page);
    if (purpose === 'contact') return good(evidence);
    if (purpose === 'unclear') return unknown(evidence);
    return missingText(site, 'The page has no form for messages or requests.');
  }),
};
