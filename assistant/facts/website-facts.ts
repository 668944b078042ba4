import { price } from '../../app/facts/plan-copy.ts';
import { claims } from '../../app/facts/site.ts';
import type { FactsOf } from './fact.ts';
import { priceEs } from './spanish.ts';

/** The website builder, and what becomes of a site that the customer has. */
export const websiteFacts: FactsOf = () => [
  {
    id: 'website.minutes',
    subjects: ['builder'],
    when: [/\b(how (long|fast|quick\w*|soon)|minutes|time|cuanto (tiempo|tarda)|minutos|rapido)\b/],
    en: `A website can be live in under ${claims.websiteLiveMinutes} minutes.`,
    es: `Un sitio web puede estar en línea en menos de ${claims.websiteLiveMinutes} minutos.`,
    page: 'builder',
  },
  {
    id: 'website.what',
    subjects: ['builder'],
    yes: true,
    en: `The website builder is drag and drop, with templates that fit phones, and comes with every plan, from ${price('starter')}.`,
    es: `El creador de sitios web es de arrastrar y soltar, con plantillas que se ven bien en el celular, y viene con todos los planes, desde ${priceEs('starter')}.`,
    page: 'builder',
  },
  {
    id: 'store.ready',
    subjects: ['builder'],
    when: [
      /\b(sell\w*|shop|store|e.?commerce|products?|cart|order\w*|payments?|(ppl|people|customers|clients|they|folks)( can| could| to)? (pay|buy|check ?out)|online|vend\w+|tienda|productos?|pedidos?|carrito|comprar|pagar en linea)\b/,
    ],
    yes: true,
    en: 'The website builder is ready for e-commerce: products, a cart, pickup times and payment.',
    es: 'El creador de sitios web está listo para vender en línea: productos, carrito, horario para recoger y pago.',
    page: 'builder',
  },
  {
    id: 'store.delivery',
    subjects: ['builder'],
    when: [
      /\b(ship|ships|shipping|shipped|deliver\w*|pick ?up|picked up|mail (it|them)|recog\w+|envi[oa]s?|entrega\w*)\b/,
    ],
    yes: true,
    en: 'A store from the builder has pickup times and shipping.',
    es: 'Una tienda del creador tiene horario para recoger y envíos.',
    page: 'builder',
  },
  {
    id: 'website.mobile',
    subjects: ['builder'],
    when: [/\b(mobile|phones?|responsive|movil\w*|celular\w*|telefono\w*)\b/],
    yes: true,
    en: 'The templates are mobile-responsive: text, buttons and pictures of every page fit every phone.',
    es: 'Las plantillas se adaptan al celular: los textos, botones y fotos de cada página caben en cualquier teléfono.',
    page: 'builder',
  },
  {
    id: 'website.seo',
    subjects: ['builder'],
    when: [/\b(seo|google|titles?|found)\b/],
    yes: true,
    en: 'The website builder has automatic SEO: titles and descriptions that name your trade and your towns.',
    es: 'El creador de sitios web trae SEO automático: títulos y descripciones con tu tipo de negocio y tus ciudades.',
    page: 'builder',
  },
  {
    id: 'website.steps',
    subjects: ['builder'],
    when: [
      /\b(steps?|how (do|does) (i|it|you)|process|code|coding|pasos|como (hago|funciona)|programar)\b/,
    ],
    en: 'You choose a template for your kind of business, customize the design, then launch and market the site: your agent tells Google, your profile and your pages.',
    es: 'Eliges una plantilla para tu tipo de negocio, personalizas el diseño y publicas el sitio: tu agente avisa en Google, en tu perfil y en tus páginas.',
    page: 'builder',
  },
  {
    id: 'website.skills',
    subjects: ['builder', 'skills'],
    when: [
      /\b(website|web ?site|site|builder|page|sitio|pagina|creador)\b/,
      /\b(cod(e|es|ing|er)|program\w*|html|hard|difficult|easy|simple|learn|tech\w*|computers?|skills?|hire|someone|somebody|contratar|designer|developer|dificil|facil|aprender|conocimientos?|disenador\w*|saber)\b/,
    ],
    yes: false,
    opposite:
      /^(?!.*\b(hard|difficult|complicated|tricky|dificil|complicado)\b).*\b(easy|simple|without|no|can i|could i|facil|sencillo|sin|puedo)\b(?!.*\b(need|learn|have to|hard|necesit\w+|tengo que)\b)/,
    en: 'You need no code for the website builder: choose a template, drag and drop, add your words and pictures, and publish.',
    es: 'Para el creador de sitios no hay que programar: eliges una plantilla, arrastras y sueltas, agregas tus textos y fotos, y publicas.',
    page: 'builder',
  },
  {
    id: 'website.redo',
    subjects: ['builder', 'seo'],
    when: [
      /\b(website|web ?site|site|page|homepage|sitio|pagina)\b/,
      /\b(old|ancient|outdated|dated|ugly|terrible|awful|embarrassing|from (19|20)\d\d|redo|redesign\w*|rebuild\w*|remake|revamp|makeover|viej[oa]|fe[oa]|anticuad[oa]|rehacer|redisen\w+)\b/,
    ],
    yes: true,
    en: `You can build a new site yourself with the website builder: drag and drop, templates that fit phones, automatic SEO, and live in under ${claims.websiteLiveMinutes} minutes.`,
    es: `Puedes hacer un sitio nuevo tú mismo con el creador: arrastrar y soltar, plantillas que se ven bien en el celular, SEO automático y en línea en menos de ${claims.websiteLiveMinutes} minutos.`,
    page: 'builder',
  },
  {
    id: 'website.none',
    strict: true,
    subjects: ['builder', 'signup'],
    when: [
      /^(?!.*\b(cod(?:e|es|ing|er)|program\w*|html|skills?|tech\w*|hard|computer)\b).*\b(no|never|without|only|just|all (i|we) (have|got)|all (i|we)'ve got|don'?t|dont|not|need|have to|sin|tengo|necesito)\b/,
      /\b(website|web ?site|a site|homepage|sitio|pagina( web)?)\b|\b(all|only|just)\b.{0,25}\b(instagram|facebook)\b/,
      /\b(yet|enough|matter|problem|stop|keep|prevent|ok|okay|start|work|still|first|(?:do|does|will|would|must|if) (?:i|we|you|my \w+) (?:need|have)|todavia|aun|importa|problema|empezar|necesito)\b/,
    ],
    yes: false,
    opposite: /\b(without|ok|okay|can|could|still|works?|sin|puedo|sirve|funciona)\b/,
    en: 'You need no website to start: the website builder comes with every plan.',
    es: 'No necesitas un sitio web para empezar: todos los planes incluyen el creador de sitios.',
    page: 'builder',
  },
  {
    id: 'website.portfolio',
    subjects: ['builder'],
    strict: true,
    when: [
      /\b(portfolio|portafolio|gallery|galeria|show(ing|case)?( off)? (\w+ ){0,3}(work|stuff|photos?|pictures?|projects?|pieces)|(mostrar|ensenar|lucir) (\w+ ){0,2}(trabajos?|fotos|obras?|proyectos?))\b/,
    ],
    yes: true,
    en: 'A portfolio is one of the template types: it shows your work first and large, for photographers, builders and florists.',
    es: 'El portafolio es uno de los tipos de plantilla: muestra tu trabajo primero y en grande, para fotógrafos, constructores y floristas.',
    page: 'builder',
  },
  {
    id: 'website.templates',
    subjects: ['builder'],
    when: [
      /\b(templates?|kinds?|types?|sorts?|designs?|styles?|plantillas?|tipos?|disenos?|estilos?)\b/,
    ],
    en: 'There are templates for local businesses, e-commerce stores, professional services and portfolios.',
    es: 'Hay plantillas para negocios locales, tiendas en línea, servicios profesionales y portafolios.',
    page: 'builder',
  },
  {
    id: 'website.keep-yours',
    subjects: ['builder', 'content', 'signup', 'integrations'],
    when: [
      /\b(already|existing|current|own|my|keep|have a|new|ya tengo|actual|mi|conservar)\b/,
      /\b(website|web site|site|wordpress|wix|squarespace|sitio|pagina)\b/,
      /\b(keep|stay|replace|rebuild|need|must|switch|have to|use|move|lose|conservar|mantener|cambiar|necesito|tengo|quedar\w*)\b/,
    ],
    yes: true,
    opposite:
      /^(?!.*\b(can|could|may) (i|we) (move|switch|transfer)\b).*\b(need|must|have to|replace|rebuild|switch|move|lose|necesito|tengo que|cambiar)\b/,
    en: 'You keep your website and connect it to the agent; the website builder is there if you want a new one.',
    es: 'Conservas tu sitio web y lo conectas al agente; si quieres uno nuevo, tienes el creador de sitios.',
    page: 'how',
  },
  {
    id: 'website.template-parts',
    subjects: ['builder'],
    when: [
      /\b(book\w*|appointments?|calendar|map|menu|gallery|portfolio|reserv\w+|citas?|calendario|mapa|galeria|portafolio)\b/,
    ],
    list: true,
    yes: true,
    en: 'Pages, menu and forms are ready: local shops get hours, a map and a phone number to tap, professional services a calendar to book a first meeting, and a portfolio shows the work of builders, florists and photographers first and large.',
    es: 'Las páginas, el menú y los formularios están listos: los locales tienen horario, mapa y un teléfono para llamar con un toque; los servicios profesionales, un calendario para reservar la primera cita; y un portafolio muestra primero y en grande el trabajo de constructores, floristas y fotógrafos.',
    page: 'builder',
  },
  {
    id: 'website.edit',
    subjects: ['builder'],
    when: [
      /\b(change|edit|update|add|swap|remove|take .* off|cambi\w+|edit\w+|actualiz\w+|agreg\w+|quitar)\b/,
    ],
    yes: true,
    en: 'You change your website yourself, from your phone too: take a section and drop it where you want it, add your colors, pictures and prices, and change your opening hours without a wait.',
    es: 'Tú mismo cambias tu sitio, también desde el teléfono: arrastras las secciones adonde quieras, agregas tus colores, fotos y precios, y cambias tu horario sin esperar.',
    page: 'builder',
  },
  {
    id: 'website.bring',
    subjects: ['builder'],
    when: [
      /\b(bring|have ready|prepare|provide|what (do|will) (i|we) need|necesit\w+|preparar|llevar|tener list\w+)\b/,
    ],
    en: 'Bring your logo, five photos and your opening hours; the website’s template has the rest.',
    es: 'Ten tu logotipo, cinco fotos y tu horario; la plantilla del sitio trae lo demás.',
    page: 'builder',
  },
  {
    id: 'website.with-agent',
    subjects: ['builder', 'blogs'],
    when: [
      /\b(website|web site|site|sitio|pagina web)\b/,
      /\b(blog|posts?|articles?|forms?|requests?|inbox|formularios?|solicitud\w*|articulos?)\b/,
      /\b(builder|automatic\w*|appear\w*|show up|go|goes|come|comes|end up|creador|aparec\w+|llega\w*|van)\b/,
    ],
    yes: true,
    en: 'On a site from the builder the posts that the agent writes appear automatically, and each request from a form comes to your inbox and your dashboard.',
    es: 'En un sitio del creador los artículos que escribe el agente aparecen automáticamente, y cada solicitud de un formulario llega a tu correo y a tu panel.',
    page: 'builder',
  },
];
