import { type Check, fix, good, unknown } from '../check.ts';

export const certificate: Check = {
  id: 'certificate',
  title: 'Certificate is valid',
  why: 'On the day the certificate ends, browsers put a full-page warning before your site.',
  source: {
    title: 'Let’s Encrypt: monitoring options',
    url: 'https://letsencrypt.org/docs/monitoring-options/',
  },
  call: {
    say: 'Your site’s certificate has ended or ends within days. Then every visitor sees a warning.',
    offer: 'We renew it today and set it to renew automatically.',
  },
  look({ certificate, at }) {
    if (!certificate.looked) return unknown(certificate.reason);
    const { validTo, error } = certificate.value;
    if (error) return fix(`Browsers refuse the certificate: ${error}.`);
    const days = Math.floor((validTo - at) / 86_400_000);
    const end = new Date(validTo).toISOString().slice(0, 10);
    if (days < 0) return fix(`The certificate ended on ${end}.`);
    // Renewal is usual 30 days before the end; a week before, it has failed.
    return days < 7
      ? fix(`The certificate ends on ${end}, in ${days} days.`)
      : good(`Valid until ${end}.`);
  },
};
