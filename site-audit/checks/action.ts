import { type Check, good, quote, unknown } from '../check.ts';
import { contactForm } from '../contact-forms.ts';
import { missing, onPage } from '../on-page.ts';

export const action: Check = {
  id: 'action',
  title: 'A way to act',
  why: 'A visitor who is ready to call, write or book needs one thing to press. Without it, the visit ends there.',
  source: {
    title: 'Nielsen Norman Group: Contact Us page guidelines',
    url: 'https://www.nngroup.com/articles/contact-us-pages/',
  },
  call: {
    say: 'Your page gives a ready customer nothing to press: no call, no form, no booking.',
    offer: 'We add one clear button, to call or to book, on every page.',
  },
  look: onPage((page, site) => {
    const direct = page.links.find(({ href }) =>
      /^(?:tel|mailto|sms|whatsapp|callto):|wa\.me\/|api\.whatsapp|m\.me\//i.test(href),
    );
    if (direct) return good(quote(direct.href, 80));
    const { purpose, evidence } = contactForm(page);
    if (purpose === 'contact') return good(evidence);
    const link = page.links.find(
      ({ href, text }) => invites.test(folded(text)) || invites.test(href),
    );
    if (link) return good(`A link: ${quote(link.text || link.href, 60)}`);
    if (purpose === 'unclear') return unknown(evidence);
    if (page.frameset) return unknown('The page’s parts are in other files.');
    return missing(site, 'No link calls, writes or books, and there is no form.');
  }),
};

const invites =
  /contact|book|schedul|reserv|appointment|order|quote|estimate|call|e-?mail|get started|sign up|join|buy|shop|donate|visit|directions|message|kontakt|termin|anfrag|bestell|contacto|cita|pedir|comprar|llam|contatt|prenot|ordina|rendez|devis|command|contat|agend|orçament|afspraak|bestel|kontakt|zamów|umów|boka|bestill|запис|заказ|замов|контакт|связ|зв.яз|予約|問い?合わ?せ|アクセス|联系|聯絡|预约|預約|문의|예약|ติดต่อ|اتصل|احجز|צור קשר|hubungi|liên hệ/iu;

/** Without accents: contáctenos is contactenos. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
