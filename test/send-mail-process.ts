import { smtpTransport } from '../lib/deliveries/mail/transport.ts';

/** Sends one mail to the mail server of the first argument and prints the outcome as JSON. */
const transport = smtpTransport(process.argv[2] ?? '', 1);
const address = 'owner@agents.example';
const outcome = await transport.send(
  {
    from: { name: '', address },
    to: [{ name: '', address }],
    replyTo: { name: '', address },
    subject: 'A request',
    text: 'From Ann',
    html: '<p>From Ann</p>',
    messageId: '<0197-id@agents.example>',
    date: new Date(),
    headers: {},
    envelope: { from: address, to: [address] },
    disableFileAccess: true,
    disableUrlAccess: true,
  },
  new AbortController().signal,
);
console.log(JSON.stringify(outcome));
transport.close();
