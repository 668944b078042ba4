import { price } from '../../app/facts/plan-copy.ts';
import type { FactsOf } from './fact.ts';
import { priceEs } from './spanish.ts';

/** The agent beside other people, other tools, and one's own work. */
export const comparisonFacts: FactsOf = () => [
  {
    id: 'savings.freelancer-better',
    subjects: ['agency', 'saving'],
    when: [
      /\b(freelanc\w*|photographer|person|human|agency|employee|marketer|assistant|girl|guy|her|him|independiente|fotograf\w+|agencia)\b/,
      /\b(good at|(you|u|agent|ai|it) (can.?t|cannot|doesn.?t)|when should|still need|keep|replace\w*|alongside|instead of|do(es)? (anything|something|it) better|(hace|hacen|es) mejor un|todavia)\b|\b(freelancer|photographer|person|human|agency)s? (\w+ )?better\b/,
    ],
    en: 'A freelancer sees your shop in person and shines at a big one-off campaign; the weekly work is for the agent.',
    es: 'Un freelancer ve tu negocio en persona y es mejor para una gran campaña de una sola vez; el trabajo de cada semana es para el agente.',
    page: 'how',
  },
  {
    id: 'savings.helper',
    subject: 'savings',
    subjects: ['agency', 'saving'],
    when: [
      /\b(kid|nephew|niece|son|daughter|cousin|wife|husband|sister|brother|intern|student|employee|assistant|girl|guy|teenager|sobrin[oa]|hij[oa]|prim[oa]|esposa?|muchach[oa]|chic[oa]|emplead[oa]|practicante)\b/,
      /\b(social|instagram|insta|facebook|posts?|marketing|website|blog|redes|publica\w*|pagina)\b/,
      /\b(better|instead|why|differ\w*|switch|replace|over|than|versus|vs|compare\w*|mejor|por que|en vez|cambiar|diferencia)\b/,
    ],
    en: `Your agent does blog, social posts, local SEO and Google profile in one, on duty 24/7, at a flat price from ${price('starter')}.`,
    es: `Tu agente lleva el blog, las redes, el SEO local y el perfil de Google, trabaja 24/7 y tiene un precio fijo desde ${priceEs('starter')}.`,
    page: 'how',
  },
  {
    id: 'savings.yourself',
    subject: 'savings',
    subjects: ['agency', 'agent', 'skills'],
    when: [
      /\b((do|doing|did|done|post\w*|writ\w+|handle|handling|manag\w+) (\w+ ){0,4}(myself|ourselves|on my own)|diy|yo mism[oa]|por mi cuenta|already (post|write|do)|(i|we) (already )?(do|post|write|handle) (it|our|my|all|the))\b/,
    ],
    en: 'If you already write, post, check and measure each week, you may not need us; otherwise the agent leaves you about half an hour a week.',
    es: 'Si ya escribes, publicas, revisas y mides cada semana, quizá no nos necesites; si no, con el agente solo te toca una media hora por semana.',
    page: 'blog',
  },
  {
    id: 'company.different',
    subject: 'agent',
    subjects: ['agency'],
    yes: true,
    opposite: /\b(same|just|like|only|replace\w*|worse|igual|mismo)\b/,
    en: 'The agent writes and publishes on its own at a flat monthly price, and a local team reads its work.',
    es: 'El agente escribe y publica solo, por un precio fijo al mes, y un equipo local revisa su trabajo.',
    page: 'features',
  },
  {
    id: 'agent.replaces',
    subjects: ['agency', 'social', 'seo'],
    when: [
      /\b(hootsuite|buffer|semrush|ahrefs|sprout\w*|hubspot|mailchimp|canva|scheduler|tools?|subscriptions?|software|stack|programs?|herramientas?)\b/,
      /\b(drop|cancel|ditch|get rid of|replace\w*|stop paying|give up|cut|keep paying|still need|dejar|cancelar|reemplaza\w*)\b/,
    ],
    en: 'The agent writes and publishes what a post scheduler only schedules, and does the basics of SEO software; I can’t speak for your other tools.',
    es: 'El agente escribe y publica lo que un programador de publicaciones solo programa, y hace lo básico de un software de SEO; no puedo hablar de tus otras herramientas.',
    page: 'features',
  },
  {
    id: 'agent.tools',
    subjects: ['agency', 'social', 'seo'],
    when: [
      /\b(scheduler|hootsuite|buffer|semrush|ahrefs|sprout\w*|later|software|tools?|herramientas?|programador)\b/,
    ],
    en: 'A post scheduler publishes what you write and SEO software lists fixes; your agent picks, writes and publishes.',
    es: 'Un programador de publicaciones publica lo que tú escribes y un software de SEO te da una lista de arreglos; tu agente elige, escribe y publica.',
    page: 'features',
  },
  {
    id: 'agent.tools-better',
    subjects: ['agency', 'seo', 'social'],
    when: [
      /\b(scheduler|hootsuite|buffer|semrush|ahrefs|sprout\w*|later|seo software|tools?|herramientas?|programador)\b/,
      /\b(better (at|than)|good at|strengths?|depth|advantages?|still need|keep|mejor(es)?|ventajas?|todavia)\b/,
    ],
    en: 'SEO software tracks in depth and is strong at technical audits, and a scheduler gives you fine control of every post; with the agent you set the rules, and it does the basics.',
    es: 'Un software de SEO da más detalle y es fuerte en auditorías técnicas, y un programador de publicaciones te da más control sobre cada una; con el agente tú pones las reglas y él hace lo básico.',
    page: 'features',
  },
  {
    id: 'company.rival',
    subject: 'agent',
    subjects: ['agency', 'company'],
    when: [
      /\b(chatgpt|gpt|openai|gemini|claude|copilot|jasper|canva|fiverr|upwork|scorpion|thryv|hibu|podium|birdeye|vendasta|wix|squarespace|godaddy)\b/,
    ],
    en: 'I can’t speak for other products; your agent also publishes on its own, and our team reads its work.',
    es: 'No puedo hablar de otros productos; tu agente además publica solo, y nuestro equipo revisa su trabajo.',
    page: 'features',
  },
];
