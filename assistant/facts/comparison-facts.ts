import { price } from '../../app/facts/plan-copy.ts';
import { trialDays } from '../../app/facts/terms.ts';
import type { FactsOf } from './fact.ts';
import { priceEs } from './spanish.ts';

/** The agent beside other people, other tools, and one's own work. */
export const comparisonFacts: FactsOf = () => [
  {
    id: 'savings.freelancer-better',
    subjects: ['agency', 'saving'],
    en: 'A freelancer sees your shop in person and shines at a big one-off campaign; the weekly work is for the agent.',
    es: 'Un freelancer ve tu negocio en persona y es mejor para una gran campaña de una sola vez; el trabajo de cada semana es para el agente.',
    page: 'how',
  },
  {
    id: 'savings.helper',
    subject: 'savings',
    subjects: ['agency', 'saving'],
    en: `Your agent does blog, social posts, local SEO and Google profile in one, on duty 24/7, at a flat price from ${price('starter')}.`,
    es: `Tu agente lleva el blog, las redes, el SEO local y el perfil de Google, trabaja 24/7 y tiene un precio fijo desde ${priceEs('starter')}.`,
    page: 'how',
  },
  {
    id: 'savings.yourself',
    subject: 'savings',
    subjects: ['agency', 'agent', 'skills'],
    en: 'If you or somebody else already writes, posts, checks and measures for your business each week, you may not need us; otherwise the agent leaves you about half an hour a week.',
    es: 'Si tú u otra persona ya escribe, publica, revisa y mide cada semana para tu negocio, quizá no nos necesites; si no, con el agente solo te toca una media hora por semana.',
    page: 'blog',
  },
  {
    id: 'company.different',
    subject: 'agent',
    subjects: ['agency'],
    yes: true,
    opposite: /\b(same|just|like|only|replace\w*|worse|igual|mismo)\b/,
    en: `The agent writes and publishes on its own at a flat monthly price, a local team reads its work, and you can try it free for ${trialDays} days and cancel anytime.`,
    es: `El agente escribe y publica solo, por un precio fijo al mes, un equipo local revisa su trabajo, y puedes probarlo gratis ${trialDays} días y cancelar cuando quieras.`,
    page: 'features',
  },
  {
    id: 'agent.replaces',
    subjects: ['agency', 'social', 'seo'],
    en: 'The agent writes and publishes what a post scheduler only schedules, and does the basics of SEO software; I can’t speak for your other tools.',
    es: 'El agente escribe y publica lo que un programador de publicaciones solo programa, y hace lo básico de un software de SEO; no puedo hablar de tus otras herramientas.',
    page: 'features',
  },
  {
    id: 'agent.tools',
    subjects: ['agency', 'social', 'seo'],
    en: 'A post scheduler publishes what you write and SEO software lists fixes; your agent picks, writes and publishes.',
    es: 'Un programador de publicaciones publica lo que tú escribes y un software de SEO te da una lista de arreglos; tu agente elige, escribe y publica.',
    page: 'features',
  },
  {
    id: 'agent.tools-better',
    subjects: ['agency', 'seo', 'social'],
    en: 'SEO software tracks in depth and is strong at technical audits, and a scheduler gives you fine control of every post; with the agent you set the rules, and it does the basics.',
    es: 'Un software de SEO da más detalle y es fuerte en auditorías técnicas, y un programador de publicaciones te da más control sobre cada una; con el agente tú pones las reglas y él hace lo básico.',
    page: 'features',
  },
  {
    id: 'company.rival',
    subject: 'agent',
    subjects: ['agency', 'company'],
    en: 'I can’t speak for other products; your agent also publishes on its own, and our team reads its work.',
    es: 'No puedo hablar de otros productos; tu agente además publica solo, y nuestro equipo revisa su trabajo.',
    page: 'features',
  },
];
