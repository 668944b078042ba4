import type { SiteSettings } from '../../lib/site-settings.ts';
import type { Variants } from './variants.ts';

/** Answers to a visitor who mourns, is worn out, or insults the assistant. */
export const comfortPhrases = ({ phone, email }: SiteSettings) =>
  ({
    grief: [
      {
        en: 'I’m so sorry. Whenever you’re ready, I can tell you how an agent takes over the weekly marketing.',
        es: 'Lo siento muchísimo. Cuando quieras, te cuento cómo un agente se encarga del marketing de cada semana.',
      },
    ],
    tired: [
      {
        en: 'That sounds hard. An agent can take the weekly marketing off your hands: it writes your posts, keeps your Google profile current and works on your rankings.',
        es: 'Suena muy duro. Un agente puede quitarte el marketing de cada semana: escribe tus publicaciones, mantiene tu perfil de Google y trabaja en tus posiciones.',
      },
    ],
    insult: [
      {
        en: `Sorry I’m not more help. Try asking me another way, or reach a person at ${phone} or ${email}.`,
        es: `Perdón por no ayudar más. Pregúntame de otra forma, o habla con una persona en el ${phone} o en ${email}.`,
      },
      {
        en: 'I understand. What can I look up for you about prices, plans or our agents?',
        es: 'Entiendo. ¿Qué te busco sobre precios, planes o nuestros agentes?',
      },
    ],
  }) satisfies Record<string, Variants>;
