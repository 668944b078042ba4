import type { FactsOf } from './fact.ts';

/** What the agent doesn't do, what it never makes up, and what it needs from its owner. */
export const limitsFacts: FactsOf = () => [
  {
    id: 'agent.limits',
    subjects: ['agent', 'other-services'],
    when: [
      /\b(what|which|anything|que)\b.{0,25}\b(doesn'?t|does not|can'?t|cant|cannot|won'?t|wont|not do|no hace|no puede)\b|\b(limits?|limitations?|fall short|limites?)\b/,
      /\b(agent|it|you|u|this|agente)\b/,
    ],
    en: 'It doesn’t answer your phone, invent reviews, customers or photographs, or make a poor offer sell, and it knows only what you told it.',
    es: 'No contesta tu teléfono, no inventa reseñas, clientes ni fotos, no hace vender una mala oferta, y solo sabe lo que tú le cuentas.',
    page: 'blog',
  },
  {
    id: 'company.answers-calls',
    admits: true,
    subject: 'agent',
    subjects: ['other-services', 'agent', 'phone'],
    when: [
      /\b(answer|pick up|take|handle|contesta\w*|atend\w+|responde\w*)\b.{0,12}\b(my|mis|mi|our) (phone|phones|phone calls|calls|llamadas|telefono)\b|\b(it|agent|ai|bot|thing|software|agente)\b.{0,12}\b(answer|pick up|take)\w* (the |a |phone )*(phone|calls?)\b/,
    ],
    yes: false,
    en: 'The agent doesn’t answer your phone; it puts each call and form into one list.',
    es: 'El agente no contesta tu teléfono; pone cada llamada y cada formulario en una lista.',
    page: 'blog',
  },
  {
    id: 'control.invents',
    subjects: ['content', 'agent', 'blogs', 'social'],
    when: [
      /\b(ma(k|d)(e|es|ing) (\w+ )?(stuff|things|something|facts|claims|it) up|ma(k|d)(e|es|ing) up|invent\w*|fabricat\w*|hallucinat\w*|lies?|lying|untrue|fake (reviews?|claims?|news)|inventa\w*|mentira\w*|mient\w+)\b/,
    ],
    yes: false,
    opposite:
      /\b(isn'?t|isnt|won'?t|wont|doesn'?t|doesnt|not|never) (going to |gonna )?(make|invent|lie)\b/,
    en: 'The agent invents no reviews, customers or photographs: it writes from your brief, and our team reads its work before your customers do.',
    es: 'El agente no inventa reseñas, clientes ni fotos: escribe a partir de tus indicaciones, y nuestro equipo revisa su trabajo antes que tus clientes.',
    page: 'blog',
  },
  {
    id: 'control.skip',
    subjects: ['content', 'social', 'skills'],
    when: [
      /\b(approv\w+|read (it|them|each|every|all)|check (it|them|each|every|all)|look(ing)? at (it|them|each|every|all)|review (it|them|each|every|all)|posts?|aprob\w+|revis\w+)\b/,
      /\b(forget|forgot|ignore|no time|too busy|(have|need|want|got) to (approve|read|check|look|review|sign off)|must i|every (little|single)|each (one|and)|by itself|on its own|just run|autopilot|se me olvida|tengo que|cada una)\b/,
    ],
    yes: false,
    opposite:
      /\b(without (me )?(approv\w+|read\w+|check\w+)|just run|on its own|by itself|autopilot|can i (skip|ignore))\b/,
    en: 'You needn’t approve each post: the week is there to read before it starts, and what you don’t hold goes out.',
    es: 'No tienes que aprobar cada publicación: puedes leer la semana antes de que empiece, y lo que no detengas se publica.',
    page: 'social',
  },
  {
    id: 'agent.writes-human',
    subjects: ['content', 'blogs', 'bot'],
    when: [
      /\b(writ\w+|wrote|create\w*|post\w*|content|articles?|escrib\w+)\b/,
      /\b(computer|machine|generated|robots?|bots?|ai|software|human|real (person|people|writer)|somebody|someone|person|people|maquina|robot|humano|persona)\b/,
      /\b(or|o|actually|really|entirely|all|only|just|de verdad)\b/,
    ],
    en: 'Software writes it from your brief, and people on our team read it before your customers do.',
    es: 'Lo escribe un programa a partir de tus indicaciones, y gente de nuestro equipo lo lee antes que tus clientes.',
    page: 'about',
  },
  {
    id: 'photos.invented',
    subjects: ['content', 'social'],
    when: [
      /\b(photos?|pictures?|images?|pics?|artwork|graphics?|fotos?|imagen\w*)\b/,
      /\b(ai|fake|generat\w*|stock|invent\w*|made.?up|computer|artificial|creates? (its|the)|falsas?|gener\w+|ia)\b/,
    ],
    yes: false,
    opposite: /\b(real|my own|our own|reales|propias)\b/,
    en: 'The agent invents no photographs: it uses the ones you send, and where there is no picture, there is none.',
    es: 'El agente no inventa fotos: usa las que le envías, y si no hay foto, no pone ninguna.',
    page: 'blog',
  },
  {
    id: 'photos.count',
    subjects: ['content', 'social'],
    when: [
      /\b(photos?|pictures?|images?|pics?|them|em|fotos?|imagen\w*)\b/,
      /\b(how (many|often)|enough|plenty|every (day|week)|cuant[oa]s|cada cuanto)\b/,
    ],
    en: 'Five photos a month will do, straight from your phone.',
    es: 'Con cinco fotos al mes, directo de tu teléfono, es suficiente.',
    page: 'blog',
  },
  {
    id: 'agent.sample',
    subjects: ['content', 'social', 'reviews', 'customers', 'agent'],
    when: [
      /\b(samples?|examples?|demo|show me|portfolio of|muestra\w*|ejemplos?)\b/,
      /\b(work|posts?|writing|blogs?|articles?|content|what (it|you) (writes?|make|do|does)|sample|trabajo|publicacion\w*|textos?)\b/,
    ],
    yes: true,
    en: 'The social media page shows a sample week of posts, and in the free trial you read your own first week before anything is posted.',
    es: 'La página de redes sociales muestra una semana de ejemplo, y durante la prueba gratis lees tu primera semana antes de que se publique.',
    page: 'social',
  },
  {
    id: 'start.half-hour',
    subjects: ['skills', 'agent', 'setup-time'],
    when: [
      /\b(how (much|many)|hours?|hrs?|minutes|time|cuanto|horas|tiempo)\b/,
      /\b((take|cost|need|spend|eat) (\w+ )?(me|us|from me|of my|my|i)|my (time|part|week|end|day)|of (my|our) (time|week|day)|(i|we) (have to |need to )?(spend|put in|do|invest)|from me|a week|per week|each week|weekly|mi tiempo|de mi|a la semana|por semana)\b/,
    ],
    en: 'Count on about half an hour a week: the article to read, a few answers and photos, and a look at the numbers on Sunday.',
    es: 'Calcula una media hora a la semana: leer el artículo, contestar, mandar fotos y darles una mirada a los números el domingo.',
    page: 'blog',
  },
  {
    id: 'start.first-weeks',
    subject: 'control',
    subjects: ['content', 'skills', 'agent'],
    when: [
      /\b(first|beginning|start|initial|at first|primer\w*|principio|inicio)\b/,
      /\b(draft\w*|correct\w*|mistakes?|learn\w*|weeks?|posts?|read|borrador\w*|correg\w+|errores)\b/,
      /\b(see|read|approve|correct\w*|mistakes?|before|learn\w*|get it right|ver|leer|aprobar|antes|aprend\w+|correg\w+)\b/,
    ],
    yes: true,
    en: 'You read the first drafts before anything is published, and the first two weeks have more corrections than the rest of the year.',
    es: 'Lees los primeros borradores antes de que se publique algo, y las dos primeras semanas traen más correcciones que el resto del año.',
    page: 'blog',
  },
  {
    id: 'savings.professional',
    subject: 'control',
    subjects: ['content', 'industry', 'agency'],
    when: [
      /\b(compliance|complian\w*|regulat\w*|bar (rules|association)|ethics|advertising rules|rules? (on|for|about)|technical\w*|accura\w*|expert\w*|liab\w*|reglas|normas|tecnic\w+)\b/,
      /\b(lawyers?|attorney\w*|law|legal|medic\w*|doctors?|dent\w+|financ\w*|account\w*|cpa|health\w*|therap\w*|pharma\w*|ai|agent|posts?|write|publish\w*|abogad\w+|medicin\w+)\b/,
    ],
    en: 'In medicine, law or finance a professional of yours should read each line; you see the week before it starts, and can hold any post.',
    es: 'En medicina, derecho o finanzas un profesional tuyo debería leer cada línea; ves la semana antes de que empiece y puedes detener cualquier publicación.',
    page: 'blog',
  },
];
