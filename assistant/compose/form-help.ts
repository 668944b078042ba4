import { pages, phoneLink } from '../facts/fact.ts';
import type { State } from '../state.ts';
import type { Meaning } from '../understand/meaning.server.ts';
import { isQuestion } from '../understand/questions.ts';
import type { Answer, Knowledge } from './answer.ts';
import { isSaid } from './said-before.ts';

const apology = { en: 'I’m sorry about that. ', es: 'Lo siento. ' };
const whichForm = {
  en: 'Which form is it, and what does it say? You can also write to our team with the form below, or call ',
  es: '¿Qué formulario es y qué dice? También puedes escribirle a nuestro equipo con el formulario de abajo, o llamar al ',
};

/**
 * Helps a visitor whom a form doesn't let through: asks which one, or says what the audit form needs.
 * What else goes wrong with a form, like `it says failed to submit`, is a complaint.
 */
export function helpWithForm(
  { folded, language }: Meaning,
  before: State,
  state: State,
  { site, facts }: Knowledge,
): Answer | undefined {
  const asked = before.replies.at(-1)?.includes(whichForm[language]) ?? false;
  const isStuck = stuck.test(folded) && folded.split(/\s+/).length <= maxWords;
  const isOfAudit = audit.test(folded) || (before.subject === 'audit' && !otherForm.test(folded));
  const about = (id: string): Answer | undefined => {
    const fact = facts.find((one) => one.id === id)?.[language];
    if (!fact || isSaid(fact, before)) return undefined;
    return {
      kind: 'facts',
      text: isStuck ? apology[language] + fact : fact,
      links: [pages.audit],
    };
  };
  if ((before.subject === 'audit' || audit.test(folded)) && goalsField.test(folded))
    return about('audit.goals');
  if (before.subject === 'audit' && noWebsite.test(folded)) return about('audit.optional');
  if (before.subject === 'audit' && asksStart.test(folded)) return about('setup.time');
  if (before.subject === 'audit' && isSent.test(folded)) return about('audit.next');
  if (isOfAudit && (isStuck || (asked && !isQuestion(folded)))) return about('audit.rules');
  if (!isStuck || isOfAudit) return undefined;
  return {
    kind: 'complaint',
    text: `${apology[language]}${whichForm[language]}${site.phone}.`,
    links: [phoneLink(site)],
    form: state.contact,
  };
}

/** Words of a message that tells nothing but that a form is stuck. */
const maxWords = 9;
const stuck =
  /\bform\b.*\b(?:(?:won'?t|wont|doesn'?t|doesnt|does not|isn'?t|not|don'?t) (?:let|work|accept|take|send|submit|go|working|sending|letting)\w*|stuck|keeps? rejecting|rejects?)\b|\b(?:can'?t|cant|cannot) (?:send|submit|get past|finish|fill) (?:\w+ ){0,3}form\b|\bformulario\b.*\bno (?:me )?(?:deja|funciona|manda|envia|acepta)\b|\bno (?:me )?(?:deja|puedo) (?:mandar|enviar|llenar) (?:el|su|este) formulario\b/;
const audit = /\b(?:audit|auditoria)\b/;
const otherForm =
  /\b(?:contact|support|sign ?up|login|our|my|your team|contacto|soporte|registro)\b/;
/** What the audit form says of goals that are too short. */
const goalsField =
  /\b(?:describe|enter|explain|characters|short|long|says?|error|wrong|put|wrote|accept\w*|take|caracteres|dice|pide|puse|escrib\w+)\b.*\b(?:goals?|objetivos|metas)\b|\b(?:goals?|objetivos|metas)\b.*\b(?:characters|short|long|says?|error|wrong|put|wrote|write|accept\w*|take|caracteres|dice|puse|escrib\w+|poner)\b/;
/** `and then the robot starts?` */
const asksStart =
  /^(?:(?:and|so|ok|y)[ ,]+)*(?:then|after that|luego|despues) (?:the |my |el |mi )?(?:robot|bot|agent|agente) (?:start|begin|go|get|work|empieza|arranca|trabaja)\w*(?: \w+){0,2}\W*$/;
/** `sent!! now what` */
const isSent =
  /^(?:(?:ok|there|done|and|ya|listo)[ ,.!]+)*(?:i )?(?:(?:just )?(?:sent|submitted|done|filled)|(?:la|lo) (?:mande|envie)|enviad[oa]|mandad[oa])\b.{0,10}\b(?:now what|what now|next|then what|what'?s next|y ahora(?: que)?|que sigue)\W*$/;
const noWebsite =
  /\b(?:web ?site|site|url|sitio|pagina)\b.*\b(?:only|just|don'?t|dont|no|without|none|solo|sin)\b|\b(?:only|just|don'?t|dont|no|without|solo|sin)\b.*\b(?:web ?site|site|url|sitio|pagina web)\b/;
