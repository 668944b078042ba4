import { list, platformNames } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';
import { listEs } from './spanish.ts';

const networks = list(platformNames);
const networksEs = listEs(platformNames);

/** What the agent writes and posts, and who controls it. */
export const contentFacts: FactsOf = (site) => [
  {
    id: 'agent.writes',
    subjects: ['content', 'blogs'],
    yes: true,
    opposite:
      /^(?!.*\b(don'?t|dont|never|no) (have|need|got) to\b).*\b(i|me|we|us|myself|yo|nosotros)\b.{0,20}\b(writ\w+|make|create|come up|think up|escrib\w+)\b/,
    en: 'Your agent writes it, from your brief and in your words.',
    es: 'Lo escribe tu agente, a partir de tus indicaciones y con tus palabras.',
    page: 'how',
  },
  {
    id: 'control.jobs',
    subjects: ['agent', 'skills', 'content', 'blogs', 'social'],
    when: [
      /\b(just my|leave (my|the|out|off)|one (job|thing) at a time|only (the )?(blog|social|google|seo)|just (the )?(blog|social|google|seo)|all six|turn on|pick and choose|some of|individual|solo (el|las?))\b/,
    ],
    yes: true,
    en: 'You can switch on all six jobs or one at a time, and stop any of them.',
    es: 'Puedes activar los seis trabajos o uno por uno, y detener cualquiera.',
    page: 'how',
  },
  {
    id: 'control.voice',
    subjects: ['content'],
    when: [
      /\b(voice|tone|sound\w*|style|my words|like me|robot\w*|generic|authentic|personality|voz|tono|estilo|suena|como yo)\b/,
    ],
    yes: true,
    opposite: /\b(robot\w*|generic|fake|stiff|canned|like ai|falso)\b/,
    en: 'Your agent writes in your voice: it learns from what you posted before and from every line you change.',
    es: 'Tu agente escribe con tu voz: aprende de lo que ya publicaste y de cada línea que cambias.',
    page: 'social',
  },
  {
    id: 'control.approve',
    subjects: ['content', 'social', 'blogs'],
    when: [
      /\b(approv\w+|before(?! i (talk|call|sign|pay|buy|decide|commit|start|speak))|hold|veto|control|okay|ok it|sign off|check|see (it|them|what|the)|preview|read (it|them)|say over|surprise|stop a post|without (my|me)|aprob\w+|antes|revisar|control|ver)\b/,
    ],
    yes: true,
    opposite: /\bwithout (my|me)\b/,
    en: 'You see the week before it starts, and can hold any post.',
    es: 'Ves la semana antes de que empiece y puedes detener cualquier publicación.',
    page: 'social',
  },
  {
    id: 'control.quiet',
    subjects: ['content', 'social', 'agent'],
    when: [
      /\b(quiet|silent|silence|nothing (to )?go out|hold (everything|all)|stop posting|no posts|pause|skip a week|day off|close[sd]? for|funeral|death|mourning|silencio|luto)\b/,
      /\b(week|days?|while|everything|posts?|posting|moment|semana|dias)\b/,
    ],
    yes: true,
    en: 'You can hold any post and stop any of the jobs, for as long as you like.',
    es: 'Puedes detener cualquier publicación y cualquiera de las tareas, el tiempo que quieras.',
    page: 'how',
  },
  {
    id: 'control.edit',
    subjects: ['content'],
    when: [
      /\b(posts?|posted|writes?|written|writing|lines?|sentences?|it|drafts?|blogs?|text|captions?|publica\w*|textos?|lo|frase)\b/,
      /\b(edit|change|correct\w*|fix|mistakes?|wrong|rewrite|strike|delete a|(take|pull|get) (\w+ ){0,3}down|unpublish|undo|errors?|edit\w+|cambi\w+|correg\w+|errores?|equivoc\w+)\b/,
    ],
    yes: true,
    en: 'You can change any line, and a sentence you strike once isn’t written again.',
    es: 'Puedes cambiar cualquier línea, y una frase que tachas no se vuelve a escribir.',
    page: 'agents',
  },
  {
    id: 'control.expertise',
    subjects: ['content', 'agent', 'blogs'],
    when: [
      /\b(embarrass\w*|technical\w*|jargon|speciali[sz]ed|niche|complicated (work|field|subject)|know what (we|i) (do|sell)|(our|my) (trade|field|industry|craft|subject)|expertise|tecnic\w+|especializad\w+)\b/,
      /\b(write\w*|writing|posts?|blogs?|articles?|ai|agent|content|escrib\w+|ia|agente)\b/,
    ],
    yes: true,
    opposite: /\b(embarrass\w*|wrong|too (technical|niche|complicated))\b/,
    en: 'The agent writes from your brief, our team reads its work before your customers do, and you can change any line or hold any post.',
    es: 'El agente escribe a partir de tus indicaciones, nuestro equipo revisa su trabajo antes que tus clientes, y puedes cambiar cualquier línea o detener una publicación.',
    page: 'about',
  },
  {
    id: 'control.yours',
    subjects: ['content'],
    when: [
      /\b(own\w*|mine|belong\w*|keep|rights|copyright|copies|leave|después|mio|mia|pertenece\w*|propiedad|de quien|derechos|quedo)\b/,
    ],
    yes: true,
    opposite: /\b(lose|losing|gone|disappear\w*|deleted|pierdo|perder|borran)\b/,
    en: 'Everything the agent posts goes through your own accounts and stays yours.',
    es: 'Todo lo que publica el agente sale por tus propias cuentas y es tuyo.',
    page: 'how',
  },
  {
    id: 'photos.own',
    subjects: ['content', 'social'],
    when: [/\b(photos?|pictures?|images?|pics?|fotos?|imagen\w*)\b/],
    yes: true,
    opposite:
      /\b(do|does|will|can|would) (u|you|it|ya|the agent) (make|create|generate|draw|design|take)\b/,
    en: 'It uses your own photos: send those on your phone, and it picks, crops and describes them.',
    es: 'Usa tus propias fotos: envía las de tu teléfono y el agente las elige, las recorta y las describe.',
    page: 'social',
  },
  {
    id: 'photos.optional',
    subjects: ['content', 'social'],
    when: [
      /\b(photos?|pictures?|images?|pics?|faces?|fotos?|imagen\w*|caras?)\b/,
      /\b(no|not|without|can'?t|cant|cannot|don'?t|dont|never|allowed|private|privacy|have to|need|required|must|sin|nunca|obligatori\w+|tengo que)\b/,
    ],
    yes: false,
    opposite: /\b(ok|okay|fine|still|optional|without|can (i|we) (skip|leave)|sin|opcional)\b/,
    en: 'A post has your photo only if you sent one, so which ones appear, and whether any do, is up to you.',
    es: 'Una publicación lleva tu foto solo si enviaste una: cuáles aparecen, o ninguna, lo decides tú.',
    page: 'how',
  },
  {
    id: 'photos.no-visit',
    subjects: ['content', 'social', 'other-services'],
    when: [
      /\b(photographer|come (out|by|to|over)|visit|shoot|in person|take (the |my |our |some )?(pics?|pictures?|photos?)|send (someone|somebody|a)|fotograf[oa]|tomar fotos|venir)\b/,
      /\b(photo\w*|pics?|pictures?|camera|shoot|images?|foto\w*)\b/,
    ],
    yes: false,
    en: 'Nobody comes to take pictures: you send the agent your own photos.',
    es: 'Nadie va a tomar fotos: tú le envías al agente las tuyas.',
    page: 'how',
  },
  {
    id: 'platforms.list',
    subjects: ['social'],
    yes: true,
    en: `The agent posts on ${networks}.`,
    es: `El agente publica en ${networksEs}.`,
    page: 'social',
  },
  {
    id: 'platforms.other',
    admits: true,
    subjects: ['social', 'other-services'],
    when: [/\b(snap ?chat|pinterest|youtube|threads|whatsapp|nextdoor|bluesky|reddit|yelp)\b/],
    strict: true,
    yes: false,
    en: `The site lists ${networks}; I don’t know of another network, so please ask at ${site.email}.`,
    es: `El sitio menciona ${networksEs}; no sé de otra red, así que escríbenos a ${site.email}.`,
    page: 'social',
  },
  {
    id: 'platforms.tiktok',
    subjects: ['social', 'content', 'other-services'],
    when: [/\b(tik ?tok|videos?|reels?|film\w*|scripts?|guion\w*|grab\w+)\b/],
    yes: true,
    opposite:
      /\b(make|makes|film\w*|shoot\w*|record\w*|edit\w*|produce\w*|graba\w*|hace\w*)\b.{0,25}\bvideos?\b/,
    en: 'For TikTok the agent writes scripts of 20 seconds, and you film them.',
    es: 'Para TikTok el agente escribe guiones de 20 segundos y tú los filmas.',
    page: 'social',
  },
  {
    id: 'social.hour',
    subjects: ['social'],
    when: [
      /\b(what time|time of day|best time|when (do|does|will)|hour|a que hora|hora|horario)\b/,
    ],
    en: 'Posts go out at the hour when your customers are on their phones, on each platform separately.',
    es: 'Las publicaciones salen a la hora en que tus clientes miran el teléfono, en cada red por separado.',
    page: 'social',
  },
  {
    id: 'social.adapted',
    subjects: ['social'],
    when: [
      /\b(same (post|thing|text|content|message)|different posts?|adapt\w*|made for|(each|every) (platform|network|page)|cop(y|ies|ied)|cross.?post\w*|tailor\w*|lo mismo|mism[oa] (texto|publicacion)|cada (red|plataforma)|adapta\w*)\b/,
    ],
    list: true,
    yes: true,
    opposite: /\b(same|cop(y|ies|ied)|cross.?post\w*|mism[oa]s?)\b/,
    en: 'Each post is made for its platform, with the same hours, prices and tone: events, opening hours and answers on Facebook, your photos with a caption on Instagram, what offices order on LinkedIn, short news on Twitter when you are sold out or open late, and scripts for TikTok.',
    es: 'Cada publicación se hace para su red, con el mismo horario, los mismos precios y el mismo tono: eventos, horarios y respuestas en Facebook, tus fotos con un texto en Instagram, lo que piden las oficinas en LinkedIn, noticias cortas en Twitter cuando algo se te acaba o abres hasta tarde, y guiones para TikTok.',
    page: 'social',
  },
  {
    id: 'social.planned',
    subjects: ['social', 'content'],
    when: [
      /\b(planned|planning|plan (posts|ahead)|ahead|in advance|season\w*|off.?season|winter|summer|snow|christmas|navidad|(what to post|(come up with|think of|think up|run out of|out of) (\w+ ){0,3}(ideas?|topics?|posts?|things))|(move|drop|skip|add) (a|one|any|my own|some) posts?|planific\w+|anticipacion|adelantad\w+|temporada|(mover|quitar|agregar) una)\b/,
    ],
    yes: true,
    opposite: /\b(do|must|should) (i|we) (need|have)\b|\b(tengo|hay) que\b/,
    en: 'Weeks of posts are planned around your season, your stock and what is on in your town, and you can move one, drop one or add your own.',
    es: 'Las publicaciones se planean con semanas de anticipación según tu temporada, tu inventario y lo que pasa en tu ciudad; puedes mover una, quitarla o agregar la tuya.',
    page: 'social',
  },
  {
    id: 'social.hashtags',
    subjects: ['social', 'content'],
    when: [
      /^(?!.*\b(alt|meta|title|header) tags?\b).*\b(hashtags?|hash tags?|tags?|tagged|tagging|etiquet\w+)\b/,
    ],
    yes: true,
    en: 'Posts have local hashtags and places: they are tagged where your customers are, not where everyone is.',
    es: 'Las publicaciones llevan hashtags y lugares de tu zona: se etiquetan donde están tus clientes, no donde está todo el mundo.',
    page: 'social',
  },
  {
    id: 'blog.where',
    subjects: ['blogs', 'content'],
    when: [
      /\b(blogs?|articles?|posts?|them|they|articulos?)\b/,
      /\b(where|whose (site|website|blog)|(on|to) (my|our|your|the) (own )?(web ?)?(site|page)|wordpress|donde|en mi (sitio|pagina))\b/,
    ],
    yes: true,
    en: 'Blog posts go on your own website, which you connect once; on a site from our builder they appear automatically.',
    es: 'Los artículos de blog van en tu propio sitio web, que conectas una vez; en un sitio de nuestro creador aparecen automáticamente.',
    page: 'how',
  },
  {
    id: 'blog.day',
    subjects: ['blogs'],
    when: [/\b(what day|which day|mondays?|when|que dia|cuando)\b/],
    en: 'On the Pro plan a blog post is published on Monday morning.',
    es: 'Con el plan Pro se publica un artículo de blog los lunes por la mañana.',
    page: 'how',
  },
  {
    id: 'blog.topics',
    subjects: ['blogs', 'content'],
    when: [
      /\b(about|topics?|subjects?|what (do|does|will) (they|it|you)|choose|pick|temas?|sobre)\b/,
    ],
    en: 'Each blog post answers a question that people in your towns search for.',
    es: 'Cada artículo de blog responde una pregunta que la gente de tu zona busca.',
    page: 'features',
  },
];
