import { mailLink, pages, type Topic } from './answer.ts';
import { channelTopics } from './channel-topics.server.ts';
import { companyTopics } from './company-topics.server.ts';
import { planTopics } from './plan-topics.server.ts';
import { productTopics } from './product-topics.server.ts';
import { termsTopics } from './terms-topics.server.ts';

/** Small talk, questions about the assistant, and what the company does not do. */
const smallTalkTopics: readonly Topic[] = [
  {
    id: 'hello',
    answer: () => ({
      text: 'Hello. Ask me about prices, plans, hours, or what an AI marketing agent does.',
      es: 'Hola. Pregúntame sobre precios, planes, horario o qué hace un agente de marketing con IA.',
      links: [pages.how, pages.pricing],
    }),
  },
  {
    id: 'thanks',
    answer: () => ({
      text: 'You’re welcome. If anything else comes up, ask here.',
      es: 'De nada. Si tienes otra pregunta, aquí estoy.',
      links: [],
    }),
  },
  {
    id: 'bot',
    answer: ({ site }) => ({
      text: `I’m the site’s automated assistant, not a person; I answer from this site’s own facts. For a person: ${site.phone} or ${site.email}.`,
      es: `Soy el asistente automático del sitio, no una persona. Para hablar con alguien: ${site.phone} o ${site.email}.`,
      links: [pages.contact],
    }),
  },
  {
    id: 'other-services',
    answer: ({ site }) => ({
      text: `I don’t know that we do: this site lists blog and social posts, SEO, Google Business Profile, ads, leads, reports and a website builder, and nothing else. For anything else, ask at ${site.email}.`,
      es: `No lo sé: este sitio solo habla de blog, redes sociales, SEO, perfil de Google, anuncios, clientes potenciales, informes y sitios web. Para otra cosa, pregunta a ${site.email}.`,
      links: [pages.features, mailLink(site)],
    }),
  },
  {
    id: 'vehicles',
    answer: ({ site }) => ({
      text: `I don’t know about motor vehicle matters: on this site, DMV means DC, Maryland and Northern Virginia. For our marketing services, ask here or write to ${site.email}.`,
      es: `No lo sé: aquí, DMV quiere decir Washington DC, Maryland y el norte de Virginia, no la oficina de vehículos. Sobre nuestros servicios de marketing, escribe a ${site.email}.`,
      links: [pages.about, mailLink(site)],
    }),
  },
];

/** Every topic that the assistant has an answer to, by id. */
export const topics: ReadonlyMap<string, Topic> = new Map(
  [
    ...planTopics,
    ...termsTopics,
    ...companyTopics,
    ...productTopics,
    ...channelTopics,
    ...smallTalkTopics,
  ].map((topic) => [topic.id, topic]),
);
