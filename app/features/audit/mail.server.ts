import { defineEvent, type VisitorMail } from '../../../lib/deliveries/event.ts';
import {
  type Block,
  emailFact,
  type Mail,
  phoneFact,
  whyThisMessage,
} from '../../../lib/deliveries/mail/content.ts';
import type { SiteSettings } from '../../../lib/site-settings.ts';
import { replyHours } from '../../facts/site.ts';
import { attributionData } from '../../forms/attribution-columns.server.ts';
import { attributionFacts, promisedReply, replyToThisMail } from '../../forms/owner-mail.server.ts';
import { submitted } from './copy.ts';
import { callScript, findingsOf, type LeadWithFindings } from './lead-findings.server.ts';
import { findingsPath } from './schema.ts';
import type { LeadRow } from './tables.ts';

/** Event: an audit request was stored. Its sender gets a confirmation, the owner the request. */
export const leadCreated = defineEvent<LeadWithFindings>({
  name: 'lead.created',
  about: 'lead',
  script: 'leads',
  table: 'leads',
  load: async (read, { id, now }) => {
    const lead = await read.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
    if (!lead) return undefined;
    return { ...lead, found: await findingsOf({ db: { read }, clock: () => now }, lead) };
  },
  messages: { owner: ownerMail, visitor: visitorMail, webhook: webhookData },
});

function webhookData(lead: LeadRow) {
  return {
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
  };
}

function ownerMail(lead: LeadWithFindings): Mail {
  const { name, company, phone, email, website } = lead;
  return {
    subject: `New audit request: ${company} (${name})`,
    preview: `${lead.business_type} · ${phone} · ${lead.goals.slice(0, 90)}`,
    replyTo: { name, address: email },
    blocks: [
      { type: 'heading', text: `${name} requested a free audit`, name },
      promisedReply(name, lead.created_at, replyHours.audit),
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
      { type: 'quote', label: 'Goals', text: lead.goals },
      ...(lead.current_marketing
        ? [{ type: 'quote', label: 'Current marketing', text: lead.current_marketing } as const]
        : []),
      ...scriptBlocks(lead),
      {
        type: 'facts',
        rows: [
          { label: 'Sent from', value: lead.source },
          ...attributionFacts(lead),
          { label: 'Request', value: lead.id },
        ],
      },
      replyToThisMail(name),
    ],
  };
}

/** Problems in the owner's mail, at most; `npm run leads -- --show` has all. */
const maxPoints = 5;

/** What to say on the phone about the lead's website, worst first. */
function scriptBlocks({ id, website, found }: LeadWithFindings): Block[] {
  if (!website) return [];
  const title: Block = { type: 'title', text: 'For your call: their website' };
  const command: Block = { type: 'command', text: `npm run leads -- --show ${id}` };
  if (!found) {
    const text = 'We’re looking at it now. In a minute, this command shows what we found:';
    return [title, { type: 'paragraph', text }, command];
  }
  if (found.problem) return [title, { type: 'paragraph', text: found.problem }];
  const points = callScript(found);
  if (points.length === 0) {
    return [title, { type: 'paragraph', text: 'We found nothing to fix in what we could see.' }];
  }
  const rows = points.slice(0, maxPoints).map((point) => ({
    label: point.title,
    value: `${point.evidence} Say: “${point.say}” Offer: “${point.offer}”`,
  }));
  const more = points.length > maxPoints;
  return [title, { type: 'facts', rows }, ...(more ? [command] : [])];
}

/**
 * Confirmation for the sender. The address is unverified, so it repeats none of the entries, not even the
 * name: nobody can use the form to send a text to somebody else.
 */
function visitorMail(lead: LeadRow, site: SiteSettings): VisitorMail {
  return {
    address: lead.email,
    unverified: true,
    mail: {
      subject: `Your free audit request to ${site.name}`,
      preview: submitted.text,
      blocks: [
        { type: 'heading', text: 'We have your request' },
        { type: 'paragraph', text: submitted.text },
        { type: 'title', text: submitted.next },
        { type: 'stations', stops: submitted.steps.map(({ title }) => title) },
        {
          type: 'paragraph',
          text: `Questions, or something to add? Reply to this email, or call ${site.phone}.`,
        },
        lead.website
          ? { type: 'button', label: submitted.link, href: site.url + findingsPath + lead.id }
          : { type: 'button', label: submitted.action, href: `${site.url}/how-it-works` },
        whyThisMessage(site),
      ],
    },
  };
}
