/** What visitors ask of the agent's work and the site doesn't say: id, expression, and the rest of the sentence. */
export const unlistedWork: readonly (readonly [string, RegExp, string, string])[] = [
  [
    'new-pages',
    /\b(make|makes|create|creates|set ?up|open|start|build)s? (\w+ ){0,4}(facebook|instagram|insta|tik ?tok|linkedin|twitter|social|google) (media )?(page|pages|account|accounts|profiles?)\b|\b(don'?t|dont|do not|never|no) (\w+ ){0,3}(facebook|instagram|insta|tik ?tok|linkedin|social media|social (pages?|accounts?))\b|\bsin (redes|facebook|instagram)\b|\bno teng\w+ (redes|facebook|instagram)\b/,
    'whether we set up new pages on social networks for you',
    'si creamos páginas nuevas en redes para ti',
  ],
  [
    'stories',
    /\b(instagram|insta|ig|facebook|fb|post|posts|make|makes|do|does|hace|historias de) (stories|story|historias|instagram)\b|\b(stories|historias) (or|too|also|and|o|y)\b|\bcarousels?\b|\bgo live\b/,
    'whether the agent makes stories, carousels or live videos',
    'si el agente hace historias, carruseles o videos en vivo',
  ],
  [
    'recovery',
    /\b(suspended|hacked|recover\w*|reinstat\w*|get (it|them|that) back|verif(y|ied|ication)|suspendid[oa]|recuper\w+)\b.*\b(google|facebook|instagram|listing|profile|page|perfil|pagina)\b|\b(google|facebook|instagram|listing|profile|page|perfil|pagina)\b.*\b(suspended|hacked|recover\w*|reinstat\w*|verif(y|ied|ication)|suspendid[oa]|recuper\w+)\b/,
    'whether we recover or verify a page or profile',
    'si recuperamos o verificamos una página o un perfil',
  ],
  [
    'review-requests',
    /\b(ask|asks|request|requests|send|remind|beg|pide|pedir)\b.{0,30}\b(reviews?|ratings?|resenas)\b|\b(more|collect|gather|get me|get us|need|mas) (\w+ ){0,3}(reviews|ratings|resenas)\b/,
    'whether the agent asks your customers for reviews',
    'si el agente les pide reseñas a tus clientes',
  ],
  [
    'review-removal',
    /\b(remov\w+|delet\w+|take|taken|taking|get rid|eras\w+|quit\w+|borr\w+)\b.{0,25}\b(reviews?|resenas?)\b|\b(reviews?|resenas?) (taken|removed|deleted)\b/,
    'whether reviews can be removed',
    'si se pueden quitar reseñas',
  ],
  [
    'export',
    /\b(print|export|pdf|csv|excel|spreadsheet|imprimir|exportar)\b.{0,25}\b(reports?|numbers|stats|results|dashboard|informes?)\b|\b(reports?|numbers|stats|results|dashboard|informes?)\b.{0,25}\b(print|export|pdf|csv|excel|spreadsheet)\b/,
    'whether reports can be printed or exported',
    'si los informes se pueden imprimir o exportar',
  ],
  [
    'audit-again',
    /\b(audit|auditoria)\b.*\b(again|twice|repeat|redo|re-?do|every (year|month|quarter)|otra vez|de nuevo)\b|\b(another|second|2nd|otra|segunda) (free )?(audit|auditoria)\b/,
    'whether you can have a second audit',
    'si puedes pedir otra auditoría',
  ],
  [
    'store-payments',
    /\b(store|shop|cart|checkout|my customers|customers|tienda)\b.{0,40}\b(apple pay|google pay|paypal|stripe|square|venmo|zelle|cash ?app|(take|takes|accept|accepts|with) (credit )?cards?|tarjetas?)\b/,
    'which payments your online store takes',
    'qué pagos acepta tu tienda en línea',
  ],
  [
    'code',
    /^(?!.*\b(need|know|learn|have to|necesito|saber)\b).*\b(html|css|javascript|source code|ftp|custom code|codigo fuente)\b/,
    'whether you can get at the code of your site',
    'si puedes ver el código de tu sitio',
  ],
  [
    'migration',
    /\b(can|could|would|will|do|does|you|puedo|pueden)\b.{0,20}\b(move|migrate|import|transfer|bring|pasar|importar)\b.{0,25}\b(wix|squarespace|wordpress|shopify|godaddy|weebly|old (web ?)?site|(my|our) (web ?)?site|products|catalog|sitio)\b.{0,20}\b(over|into|to (you|yours|your)|across|builder|de ustedes)\b/,
    'whether an old site can be moved into the builder',
    'si un sitio viejo se puede pasar al creador',
  ],
  [
    'own-blog',
    /\bhow (often|frequent\w*)\b.*\b(your|ur|you guys|you) (\w+ )?blog\b|\b(your|ur) (own )?blog\b.*\b(how often|updated|new (posts|articles))\b/,
    'how often our own blog has new posts',
    'cada cuánto hay artículos nuevos en nuestro blog',
  ],
  [
    'regulated',
    /\b(cannabis|marijuana|weed|dispensar(y|ies)|cbd|hemp|firearms?|gun (shop|store)s?|casinos?|strip clubs?|adult (shop|store|business|content)|escorts?|political campaigns?|candidates?)\b/,
    'whether we work with that kind of business',
    'si trabajamos con ese tipo de negocio',
  ],
  [
    'calls-out',
    /\b(make|makes|place|places) (\w+ )?(phone |cold |sales )?calls\b|\bcold.?call\w*|\b(hace|hacen) llamadas\b/,
    'of an agent that makes phone calls',
    'de un agente que haga llamadas',
  ],
  [
    'chatbot',
    /\b(chat ?bots?|live chat|chat (widget|box|window|assistant)|a chat)\b.{0,25}\b(my|our|on the|mi|nuestr[oa])\b|\b(my|our|mi) (own )?(\w+ )?(chat ?bot|chat)\b/,
    'of a chat for your own website',
    'de un chat para tu sitio',
  ],
];
