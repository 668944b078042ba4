import { defineEvent, type Mail, type VisitorMail } from '../../../lib/deliveries/event.ts';
import type { Fact } from '../../../lib/deliveries/mail/blocks.ts';
import {
  answerBy,
  emailFact,
  givenName,
  phoneFact,
  whyThisMessage,
} from '../../../lib/deliveries/mail/phrases.ts';
import type { SiteSettings } from '../../facts/settings.ts';
import { replyHours } from '../../facts/site.ts';
import { attributionData, attributionFacts } from '../../forms/attribution-columns.server.ts';
import { submitted } from './copy.ts';
import type { LeadRow } from './tables.ts';

/** An audit request was stored: its sender gets a confirmation, the owner the request. */
export const leadCreated = defineEvent<LeadRow>({
  name: 'lead.created',
  about: 'lead',
  load: (read, { id }) =>
    read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst(),
  owner: ownerMail,
  visitor: visitorMail,
  webhook: (lead) => ({
    id: lead.id,
    createdAt: new Date(lead.created_at).toISOString(),
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    website: lead.website,
    businessType: lead.business_type,
    currentMarketing: lead.current_marketing,
    goals: lead.goals,
    source: lead.source,
    attribution: attributionData(lead),
  }),
});

function ownerMail(lead: LeadRow): Mail {
  const { name, company, phone, email, website } = lead;
  return {
    subject: `New audit request: ${company} (${name})`,
    preview: `${lead.business_type} · ${phone} · ${lead.goals.slice(0, 90)}`,
    replyTo: { name, address: email },
    blocks: [
      { type: 'heading', text: `${name} asks for a free audit` },
      {
        type: 'paragraph',
        text: `The site promised an answer within ${replyHours.audit} hours: by ${answerBy(lead.created_at, replyHours.audit)}. Reply to this message to write to ${name}.`,
      },
      {
        type: 'facts',
        rows: [
          { label: 'Company', value: company },
          { label: 'Business type', value: lead.business_type },
          phoneFact(phone),
          emailFact(email),
          ...(website ? [{ label: 'Website', value: website, href: website }] : []),
        ],
      },
      { type: 'quote', label: 'What marketing should do', text: lead.goals },
      ...(lead.current_marketing
        ? [{ type: 'quote', label: 'What they do today', text: lead.current_marketing } as const]
        : []),
      { type: 'facts', rows: origin(lead) },
    ],
  };
}

function origin(lead: LeadRow): Fact[] {
  return [
    { label: 'Sent from', value: lead.source },
    ...attributionFacts(lead),
    { label: 'Request', value: lead.id },
  ];
}

/**
 * To an address that anybody may have typed in: nothing of what was entered is repeated, so that the
 * form cannot be used to send a third person a text of one's own.
 */
function visitorMail(lead: LeadRow, site: SiteSettings): VisitorMail {
  const name = givenName(lead.name);
  return {
    to: lead.email,
    unproved: true,
    subject: `Your free audit request to ${site.name}`,
    preview: submitted.text,
    blocks: [
      { type: 'heading', text: name ? `We have your request, ${name}` : 'We have your request' },
      { type: 'paragraph', text: submitted.text },
      { type: 'title', text: submitted.next },
      { type: 'stations', stops: submitted.steps.map(({ title }) => title) },
      {
        type: 'paragraph',
        text: `Something to add, or a question? Reply to this message, or call ${site.phone}.`,
      },
      { type: 'button', label: submitted.action, href: `${site.url}/how-it-works` },
      whyThisMessage(site),
    ],
  };
}
