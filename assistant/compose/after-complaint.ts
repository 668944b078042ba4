import { guaranteeDays } from '../../app/facts/terms.ts';
import { mailLink, pages, phoneLink } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import type { Answer, Knowledge } from './answer.ts';
import { isSaid } from './said-before.ts';
import type { Variants } from './variants.ts';
import { fresh } from './wording.ts';

/**
 * Answers who asks, after a complaint, for what a fact tells: their money back, or how to stop.
 * Whether a refund is due is for the team to decide.
 */
export function afterComplaint(
  { folded, language }: Meaning,
  before: State,
  state: State,
  { site, facts }: Knowledge,
): Answer | undefined {
  if (before.subject !== 'complaint') return undefined;
  if (wantsRefund.test(folded)) {
    const variants: Variants = [
      {
        en: `I’m sorry. The signup page states a ${guaranteeDays}-day money-back guarantee, and our team decides about a refund: call ${site.phone}, write to ${site.email}, or use the form below.`,
        es: `Lo siento. La página de registro indica una garantía de devolución de ${guaranteeDays} días, y nuestro equipo decide sobre el reembolso: llama al ${site.phone}, escribe a ${site.email} o usa el formulario de abajo.`,
      },
      {
        en: `I’m sorry, I can’t grant it here: our team decides about refunds, at ${site.phone}.`,
        es: `Lo siento, aquí no puedo concederlo: los reembolsos los decide nuestro equipo, en el ${site.phone}.`,
      },
    ];
    return {
      kind: 'complaint',
      text: fresh(variants, language, state),
      links: [phoneLink(site), mailLink(site)],
      form: state.contact,
    };
  }
  const after = facts.find(({ id }) => id === 'guarantee.after')?.[language];
  const saidGuarantee = /money-back guarantee|garantía de devolución/.test(
    before.replies.at(-1) ?? '',
  );
  if (after && saidGuarantee && tellsLength.test(folded))
    return {
      kind: 'complaint',
      text: `${after} ${{ en: 'Our team decides about a refund.', es: 'Nuestro equipo decide sobre el reembolso.' }[language]}`,
      links: [phoneLink(site), mailLink(site)],
      form: state.contact,
    };
  const fact = asksToStop.test(folded) && facts.find(({ id }) => id === 'cancel.where')?.[language];
  if (!fact || isSaid(fact, before)) return undefined;
  return { kind: 'facts', text: fact, links: [pages.support] };
}

const wantsRefund =
  /\b(?:want|need|give me|get me|just|demand|like|where'?s|quiero|exijo|denme|necesito)\b.{0,20}\b(?:refund|money back|reembolso|mi dinero|devoluci[oó]n|me devuelvan)\b|^(?:just )?(?:a )?(?:refund(?: me)?|reembolso)(?: please| por favor| now)?\W*$/;
/** `ive been on it 5 weeks` */
const tellsLength =
  /\b(?:been|had|since|started|signed|paid|paying|llevo|tengo|desde|hace)\b.*\b(?:days?|weeks?|months?|years?|dias?|semanas?|mes|meses|anos?)\b/;
const asksToStop =
  /\b(?:what do i (?:have to |need to )?do|how (?:do|can|would|should) (?:i|we)|where (?:do|can) (?:i|we)|que (?:hago|tengo que hacer)|como (?:le hago|hago|puedo)?)\b.{0,20}\b(?:stop|cancel|end|quit|get out|turn (?:it |this )?off|parar\w*|cancel\w*|salir\w*|detener\w*)\b(?! (?:from )?\w+ing\b)/;
