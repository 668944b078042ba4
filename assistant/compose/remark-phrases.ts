import type { SiteSettings } from '../../lib/site-settings.ts';
import type { Variants } from './variants.ts';

/** Answers to remarks, and to visitors whom we misread. */
export const ofRemarks = ({ phone }: Pick<SiteSettings, 'phone'>) =>
  ({
    remark: [
      { en: 'I see. What would you like to know next?', es: 'Ya veo. ¿Qué más te gustaría saber?' },
      {
        en: 'Understood. Ask me anything about the plans, the trial or how the agent works.',
        es: 'Entendido. Pregúntame lo que quieras sobre los planes, la prueba o el agente.',
      },
    ],
    misread: [
      {
        en: 'Sorry, I misread that. Which part can I clear up?',
        es: 'Perdón, lo leí mal. ¿Qué parte te aclaro?',
      },
      {
        en: `Sorry about that. Please put it another way, or ask a person at ${phone}.`,
        es: `Perdón. Dilo de otra manera, por favor, o pregunta a una persona en el ${phone}.`,
      },
    ],
  }) satisfies Record<string, Variants>;
