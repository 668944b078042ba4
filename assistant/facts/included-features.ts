import type { PlanId } from '../../app/facts/prices.ts';
import type { PageId } from './fact.ts';

/** A feature that a plan and all larger plans include. */
export interface IncludedFeature {
  id: string;
  subjects: readonly string[];
  when: readonly RegExp[];
  /** The smallest plan that has it. */
  from: PlanId;
  /** As the subject of a sentence, without a capital. */
  en: string;
  es: string;
  page: PageId;
  /** Questions that get the opposite answer. */
  opposite?: RegExp;
  /** Whether `en` is a plural. */
  plural?: true;
  /** Only questions that match `when` get it. */
  strict?: true;
  /** The site names it and explains no more. */
  unexplained?: true;
}

/** Features that come with some plan and with every larger one. */
export const includedFeatures: readonly IncludedFeature[] = [
  {
    id: 'competitors',
    subjects: ['competitors', 'plan'],
    when: [
      /\b(compet\w+|rivals?|competencia|keep an eye|spy\w*|(shop|bakery|place|guy|store|salon|restaurant) (across|down|next))\b/,
    ],
    from: 'growth',
    en: 'competitor monitoring',
    es: 'el monitoreo de la competencia',
    page: 'pricing',
  },
  {
    id: 'seo.insights',
    subjects: ['seo', 'plan', 'dashboard'],
    when: [/\b(insights?|analisis)\b/],
    from: 'growth',
    en: 'SEO insights',
    es: 'el análisis de SEO',
    page: 'pricing',
    plural: true,
  },
  {
    id: 'ads',
    subjects: ['ads', 'plan'],
    when: [
      /^(?!.*\b(tv|television|radio|newspapers?|billboards?|print\w*|tele|periodicos?)\b).*\b(ads?|advertis\w+|adwords|ppc|paid|anuncios?|publicidad)\b/,
    ],
    from: 'growth',
    en: 'ad management',
    es: 'la gestión de anuncios',
    page: 'signup',
    unexplained: true,
  },
  {
    id: 'ads.multichannel',
    subjects: ['ads'],
    when: [
      /\b(multi.?channel|several channels|what ads|which ads|kinds? of ads|que anuncios|varios canales)\b/,
      /\b(ads?|advertis\w+|anuncios?|channels?|canales)\b/,
    ],
    from: 'enterprise',
    en: 'multi-channel ads',
    es: 'anuncios en varios canales',
    page: 'signup',
    unexplained: true,
    plural: true,
  },
  {
    id: 'leads.campaigns',
    subjects: ['lead-generation', 'plan'],
    when: [/\b(campaigns?|lead generation|generate leads|lead gen|campanas)\b/],
    from: 'growth',
    en: 'lead generation campaigns',
    es: 'campañas para conseguir clientes potenciales',
    page: 'signup',
    unexplained: true,
    plural: true,
  },
  {
    id: 'leads.nurturing',
    subjects: ['lead-generation', 'plan'],
    when: [/\b(nurtur\w+|follow.?ups?|drip|seguimiento de (clientes|prospectos))\b/],
    from: 'enterprise',
    en: 'lead nurturing',
    es: 'el seguimiento de clientes potenciales',
    page: 'signup',
    unexplained: true,
  },
  {
    id: 'leads.alerts',
    subjects: ['lead-generation', 'plan', 'dashboard'],
    when: [
      /\b(alerts?|notif\w+|text me|ping me|conversion tracking|conversions?|alertas?|avis(a|an|e|o)\w*)\b/,
    ],
    from: 'enterprise',
    en: 'conversion tracking with lead alerts to your phone',
    es: 'el seguimiento de conversiones con alertas en tu teléfono',
    page: 'pricing',
    unexplained: true,
  },
  {
    id: 'social.calendar',
    subjects: ['content', 'social', 'plan', 'blogs'],
    when: [/\b(content calendar|calendario de contenido|calendario)\b/],
    from: 'enterprise',
    en: 'the AI content calendar',
    es: 'el calendario de contenido con IA',
    page: 'pricing',
  },
  {
    id: 'reports.rank',
    subjects: ['seo', 'keywords', 'dashboard', 'plan'],
    when: [/\b(rank(ing)? reports?|informes de posicion)\b/],
    from: 'enterprise',
    en: 'rank reports',
    es: 'reportes de posición',
    page: 'pricing',
    unexplained: true,
    plural: true,
  },
  {
    id: 'reports.daily',
    subjects: ['dashboard', 'plan'],
    when: [/\b(reports?|informes?|reportes?)\b/, /\b(daily|every ?day|diari[oa]s?|cada dia)\b/],
    from: 'enterprise',
    en: 'daily reports',
    es: 'reportes diarios',
    page: 'signup',
    strict: true,
    plural: true,
  },
  {
    id: 'integrations',
    subjects: ['integrations', 'plan'],
    when: [
      /\b(integrat\w+|connect\w*|sync\w*|hook up|link up|work with|plug|api|crm|integra\w*|conect\w*)\b/,
    ],
    from: 'enterprise',
    en: 'custom integrations',
    es: 'integraciones a la medida',
    page: 'signup',
    unexplained: true,
    plural: true,
  },
  {
    id: 'support.manager',
    subjects: ['manager', 'plan-support', 'plan'],
    when: [
      /\b(manager|dedicated|account rep|success agent|own person|same person|assigned|point of contact|gerente|dedicad\w+|asesor|ejecutiv\w+)\b/,
    ],
    from: 'enterprise',
    en: 'a dedicated account manager',
    es: 'un gerente de cuenta dedicado',
    page: 'signup',
    unexplained: true,
  },
  {
    id: 'support.phone',
    subjects: ['plan-support', 'phone', 'hours'],
    when: [
      /^(?!.*\bcancel).*\b(phone support|by phone|24\/7|24 ?7|24 ?(hr|hrs|hour|hours|h|horas)|around the clock|(someone|somebody|a person|a human) (that )?(i|we) can (phone|call|ring)|any ?time|at night|(middle of|during) the night|after hours|2 ?am|3 ?am|midnight|call support|(soporte|ayuda|asistencia) (telefonic\w+|por telefono)|a cualquier hora|de noche)\b/,
      /\b(phone|call|ring|reach|telefono|llamar|telefonico|talk|speak)\b/,
    ],
    from: 'enterprise',
    en: 'phone support 24/7',
    es: 'soporte telefónico 24/7',
    page: 'signup',
  },
  {
    id: 'support.chat',
    subjects: ['plan-support'],
    when: [/\bchat\b/],
    from: 'growth',
    en: 'priority chat support',
    es: 'soporte por chat con prioridad',
    page: 'signup',
  },
  {
    id: 'google.optimization',
    subjects: ['google-business'],
    when: [/\b(optimi[sz]\w+)\b/],
    from: 'growth',
    en: 'Google Business optimization',
    es: 'la optimización del perfil de Google',
    page: 'pricing',
    unexplained: true,
  },
  {
    id: 'google.updates',
    subjects: ['google-business'],
    when: [
      /^(?!.*\b(what|which)\b.*\b(changes?|do|does|updates?|exactly)\b).*\b(google|maps?|profile|listing|gbp|gmb|perfil|mapa)\b/,
    ],
    from: 'starter',
    en: 'Google Business updates',
    es: 'las actualizaciones del perfil de Google',
    page: 'pricing',
    plural: true,
  },
  {
    id: 'dashboard.included',
    subjects: ['dashboard', 'plan'],
    when: [
      /^(?!.*\bwhat(s|'s| does| do| is)?\b.{0,20}\b(the|my|your) dashboard\b).*\b(dashboard|panel|tablero)\b/,
    ],
    from: 'starter',
    en: 'the results dashboard',
    es: 'el panel de resultados',
    page: 'pricing',
  },
  {
    id: 'website.included',
    subjects: ['builder', 'price', 'plan'],
    when: [
      /^(?!.*\b(hosting|hosted|domains?|dominio|hospedaje)\b).*\b(website|web site|site|builder|page|sitio|pagina|web|creador)\b/,
      /\b(includ\w*|extra|come|comes|part of|with (the|my|every|a|each) plan|every plan|all plans|which plan|separate\w*|cost|costs|charge|free|pay|add.?on|price|incluy\w*|incluid\w*|aparte|cuesta|cobra\w*|gratis|plan(es)?)\b/,
    ],
    from: 'starter',
    opposite:
      /\b(separate\w*|extra|aparte|charge\w*|costs?|pay|cobra\w*|cuesta|pagar|pago|add.?on)\b/,
    en: 'the website builder',
    es: 'el creador de sitios web',
    page: 'builder',
  },
  {
    id: 'social.unlimited',
    subjects: ['social'],
    when: [/\b(unlimited|as many (\w+ )?as|ilimitad\w+|sin limite)\b/],
    from: 'enterprise',
    en: 'unlimited social posts',
    es: 'publicaciones ilimitadas en redes',
    page: 'pricing',
    plural: true,
  },
];
