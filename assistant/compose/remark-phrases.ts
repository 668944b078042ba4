import type { SiteSettings } from '../../lib/site-settings.ts';
import type { Variants } from './variants.ts';

/** Answers to remarks, and to visitors whom we misread. */
export const ofRemarks = ({ phone }: Pick<SiteSettings, 'phone'>) =>
  ({
    remark: [
      {
        en: 'I see. I’m here if you’d like to know more.',
        es: 'Entiendo. Aquí estoy para lo que quieras saber.',
      },
      {
        en: 'All right. Ask me anything about the plans, the trial or how the agent works.',
        es: 'Está bien. Pregúntame lo que quieras sobre los planes, la prueba o el agente.',
      },
      { en: 'I see.', es: 'Entiendo.' },
    ],
    sorry: [
      { en: 'Sorry, I misread that.', es: 'Perdón, lo leí mal.' },
      { en: 'My mistake.', es: 'Fue error mío.' },
      { en: 'Sorry.', es: 'Perdón.' },
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
