import type { NewMessage } from '../app/features/messages/model.ts';

/** A good message from the contact page. */
export const sampleMessage: NewMessage = {
  source: 'contact',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@whitfield.example',
  phone: '(703) 555-0199',
  company: 'Whitfield Bakery',
  topic: 'Strategy call',
  message: 'We open a second shop in Vienna in March.\nCan we talk about it this week?',
};
