import type { Localized } from '../../app/facts/holidays.ts';
import type { PlanId } from '../../app/facts/prices.ts';
import type { PageId } from './fact.ts';

/** A feature that a plan and all larger plans include. */
export interface IncludedFeature {
  id: string;
  subjects: readonly string[];
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
  /** What it does, after a colon. */
  does?: Localized;
  /** What it is, where a fact of its own says that; `unsaid` if the site names it and explains no more. */
  meaning?: Localized | 'unsaid';
}

/**
 * The label of a fact about a feature: `ads.plans`, and `seo.insights-plans` of a feature that is a part.
 * @param end `plans` which have it, its `meaning`, or one plan.
 */
export const labelOf = (feature: string, end: 'plans' | 'meaning' | PlanId): string =>
  `${feature}${feature.includes('.') ? '-' : '.'}${end}`;

/** Features that come with some plan and with every larger one. */
export const includedFeatures: readonly IncludedFeature[] = [
  {
    id: 'competitors',
    subjects: ['competitors', 'plan'],
    from: 'growth',
    en: 'competitor monitoring',
    es: 'el monitoreo de la competencia',
    does: {
      en: 'each week the agent checks where you and your competitors rank',
      es: 'cada semana el agente revisa en qué lugar están tú y tus competidores',
    },
    page: 'pricing',
  },
  {
    id: 'seo.insights',
    subjects: ['seo', 'plan', 'dashboard'],
    from: 'growth',
    en: 'SEO insights',
    es: 'el análisis de SEO',
    page: 'pricing',
    plural: true,
  },
  {
    id: 'ads',
    subjects: ['ads', 'plan'],
    from: 'growth',
    en: 'ad management',
    es: 'la gestión de anuncios',
    page: 'signup',
    meaning: 'unsaid',
  },
  {
    id: 'ads.multichannel',
    subjects: ['ads'],
    from: 'enterprise',
    en: 'multi-channel ads',
    es: 'anuncios en varios canales',
    page: 'signup',
    meaning: 'unsaid',
    plural: true,
  },
  {
    id: 'leads.campaigns',
    subjects: ['lead-generation', 'plan'],
    from: 'growth',
    en: 'lead generation campaigns',
    es: 'campañas para conseguir clientes potenciales',
    page: 'signup',
    meaning: 'unsaid',
    plural: true,
  },
  {
    id: 'leads.nurturing',
    subjects: ['lead-generation', 'plan'],
    from: 'enterprise',
    en: 'lead nurturing',
    es: 'el seguimiento de clientes potenciales',
    page: 'signup',
    meaning: 'unsaid',
  },
  {
    id: 'leads.alerts',
    subjects: ['lead-generation', 'plan', 'dashboard'],
    from: 'enterprise',
    en: 'conversion tracking with lead alerts to your phone',
    es: 'el seguimiento de conversiones con alertas en tu teléfono',
    page: 'pricing',
    meaning: 'unsaid',
  },
  {
    id: 'social.calendar',
    subjects: ['content', 'social', 'plan', 'blogs'],
    from: 'enterprise',
    en: 'the AI content calendar',
    es: 'el calendario de contenido con IA',
    page: 'pricing',
  },
  {
    id: 'reports.rank',
    subjects: ['seo', 'keywords', 'dashboard', 'plan'],
    from: 'enterprise',
    en: 'rank reports',
    es: 'reportes de posición',
    page: 'pricing',
    meaning: 'unsaid',
    plural: true,
  },
  {
    id: 'reports.daily',
    subjects: ['dashboard', 'plan'],
    from: 'enterprise',
    en: 'daily reports',
    es: 'reportes diarios',
    page: 'signup',
    plural: true,
  },
  {
    id: 'integrations',
    subjects: ['integrations', 'plan'],
    from: 'enterprise',
    en: 'custom integrations',
    es: 'integraciones a la medida',
    page: 'signup',
    meaning: 'unsaid',
    plural: true,
  },
  {
    id: 'support.manager',
    subjects: ['manager', 'plan-support', 'plan'],
    from: 'enterprise',
    en: 'a dedicated account manager',
    es: 'un gerente de cuenta dedicado',
    page: 'signup',
    meaning: 'unsaid',
  },
  {
    id: 'support.phone',
    subjects: ['plan-support', 'phone', 'hours'],
    from: 'enterprise',
    en: 'phone support 24/7',
    es: 'soporte telefónico 24/7',
    page: 'signup',
  },
  {
    id: 'support.chat',
    subjects: ['plan-support'],
    from: 'growth',
    en: 'priority chat support',
    es: 'soporte por chat con prioridad',
    page: 'signup',
  },
  {
    id: 'google.optimization',
    subjects: ['google-business'],
    from: 'growth',
    en: 'Google Business optimization',
    es: 'la optimización del perfil de Google',
    page: 'pricing',
    meaning: {
      en: 'Google Business optimization keeps your categories, services and hours right, so that the map shows you too',
      es: 'la optimización del perfil de Google mantiene bien tus categorías, servicios y horarios, para que también salgas en el mapa',
    },
  },
  {
    id: 'google.updates',
    subjects: ['google-business'],
    from: 'starter',
    en: 'Google Business updates',
    es: 'las actualizaciones del perfil de Google',
    page: 'pricing',
    plural: true,
  },
  {
    id: 'dashboard.included',
    subjects: ['dashboard', 'plan'],
    from: 'starter',
    en: 'the results dashboard',
    es: 'el panel de resultados',
    page: 'pricing',
  },
  {
    id: 'website.included',
    subjects: ['builder', 'price', 'plan'],
    from: 'starter',
    opposite:
      /(?<!\b(?:no|without|sin)(?: (?:any|cost|costs|costo))? )\b(separate\w*|extra|aparte|charge\w*|costs?|pay|cobra\w*|cuesta|pagar|pago|add.?on)\b/,
    en: 'the website builder',
    es: 'el creador de sitios web',
    page: 'builder',
  },
  {
    id: 'social.unlimited',
    subjects: ['social'],
    from: 'enterprise',
    en: 'unlimited social posts',
    es: 'publicaciones ilimitadas en redes',
    page: 'pricing',
    plural: true,
  },
];
