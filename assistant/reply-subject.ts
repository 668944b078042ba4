import type { OtherLabel } from './facts/fact.ts';

/** The subject of a reply that states no fact of the table: `before` if its wording tells none. */
export function subjectOfPhrase(reply: string, before: string | undefined): string | undefined {
  const found =
    townHeard.test(reply) && before !== undefined && before !== 'greeting'
      ? 'area'
      : phraseSubjects.find(([, pattern]) => pattern.test(reply))?.[0];
  // The form for a complaint stays about the complaint.
  const stays = ['complaint', 'call', 'audit'].includes(before ?? '');
  return found === 'person' && stays ? before : (found ?? before);
}

/** Label of a reply without a fact: an apology for a complaint, or the form to our team. */
export function labelOfPhrase(reply: string): OtherLabel | undefined {
  const found = phraseSubjects.find(([, pattern]) => pattern.test(reply))?.[0];
  return found === 'complaint' ? 'complaint' : found === 'person' ? 'callback' : undefined;
}

const acknowledges = '^(?:(?:Hi [^,]+, g|G)ood to know|Qué bueno saberlo|Hola, [^:]+): ';

/** Acknowledges what a visitor told, who asked nothing. */
export const isHeard = new RegExp(acknowledges);

/** Whether a reply opened the form to our team. */
export const opensForm = (reply: string): boolean => /form below|formulario de abajo/.test(reply);

/** The chat's confirmation that the form was sent (`app/features/chat/person-copy.ts`). */
export const saysSent =
  /Your message and this conversation are with our team|Nuestro equipo tiene tu mensaje y esta conversación/;

/** Acknowledges where a visitor is, who asked nothing. */
const townHeard = new RegExp(`${acknowledges}[^,]* (?:is in our area|está en nuestra zona)\\.`);

const phraseSubjects: readonly [string, RegExp][] = [
  ['audit', /For the free audit, follow|Para la auditoría gratuita, sigue/],
  ['greeting', /^(Hello|Hola)|What would you like to know\?$|Qué te gustaría saber\?$/],
  [
    'complaint',
    /^(I’m sorry|Lo siento|Lamento|A person (looks|will)|Una persona lo|That belongs in|I understand|Eso también va|Entiendo)/,
  ],
  ['response', /(Expect|expect|espera|Espera) (the|la) (call|llamada)/],
  ['person', /form below|What’s the area code|código de área|formulario de abajo|en el formulario/],
  ['savings', /(saves|costs) you|\bte (ahorra|cuesta)/],
  [
    'trial',
    /days? of your trial|-day trial|^Your trial|The trial is|días? de prueba|^Tu prueba|La prueba es de/,
  ],
  ['guarantee', /money-back guarantee|garantía de devolución/],
  [
    'prices',
    / = \$|\b(?:covers?|cubren?) \w+: \$|fits (that|a) budget|more than your budget|cabe en|más que tu presupuesto/,
  ],
  [
    'support',
    /^(No, at|At|No, a|A)( las)? .* phone support, 24|soporte telefónico, 24\/7; los demás/,
  ],
  [
    'hours',
    /[Ww]e’re (only )?(open|closed)|[Ww]e open|[Oo]ur team is (in|back) |our hours are|regular hours|equipo (vuelve|atiende)|holiday hours|oficina|abrimos|[Hh]oy atendemos|atendemos de |feriados/,
  ],
  ['area', /is covered|outside our area|está en nuestra zona: |fuera de nuestra/],
  ['agent', /^(Yes, o|O)ur agents work for|^(Sí, n|N)uestros agentes trabajan/],
];

/** Refusals and admissions: they are about no subject, though some name an address. */
export const saysNothing =
  /^(I don’t know(:| that one)|That isn’t on the site|I don’t have the answer|I can’t|No, I can’t|That one’s beyond me|Marketing agents are all|Sorry, I didn’t|I didn’t catch|No lo sé|Eso (tampoco|no está)|Con eso no puedo|No puedo|No, no puedo|Solo sé de|Perdón, no te)|I only know our marketing agents|Solo sé de nuestros agentes/;
