/** What a short question asks of whatever the conversation is about. */
export type ShortQuestion =
  | 'account'
  | 'after'
  | 'ask'
  | 'change'
  | 'charge'
  | 'contents'
  | 'difference'
  | 'every-plan'
  | 'fails'
  | 'found'
  | 'free'
  | 'human'
  | 'more'
  | 'need'
  | 'notice'
  | 'obligation'
  | 'often'
  | 'person'
  | 'pick'
  | 'time'
  | 'way'
  | 'weekend'
  | 'when'
  | 'where'
  | 'which-plan'
  | 'who'
  | 'why'
  | 'worth'
  | 'yearly';

/** Words before it and after it that ask nothing. */
const before =
  '(?:(?:and|but|so|ok|okay|well|then|then what|wait|hmm|cool|nice|oh|ah|btw|great|alright|fine|y|pero|entonces|bueno|oye|es que)[ ,.!?]+)*(?:(?:like|just)[ ,]+)?';
const after =
  '(?:[ ,]+(?:then|though|tho|exactly|again|lol|haha|please|pls|right|really|for me|u guys|you guys|guys|entonces|exactamente|por favor|verdad))*';

const it = '(?:it|that|this|them|those|these|one|that one|this one|it all|all that|all this)';
const us = '(?:i|you|u|ya|we|they|it|that|this|those|these)';
const plan =
  '(?:(?:the |your |ur |los |las )?(?:plans?|ones?|tiers?|packages?|of them|of em|planes))';

/** Names of plans, and words that compare them. */
const size =
  '(?:starter|pro|growth|dominate|enterprise|small|smaller|smallest|cheap|cheaper|cheapest|basic|lower|lowest|big|bigger|biggest|large|larger|higher|middle|medium|mid|next|top|other|297|497|997|chico|pequeno|barato|basico|grande|medio|mediano|caro|siguiente|otro|mas)';

/** A short question: its words, and nothing else. */
const forms: Readonly<Record<ShortQuestion, readonly string[]>> = {
  charge: [
    `(?:do|will|would|are|r) (?:you|u|they|ya) (?:just |then |going to |gonna |automatically |auto )*(?:charge|bill|charging|billing)(?: (?:me|us|my card|automatically|after|anything|then))*`,
    `(?:do|will|am|would) i (?:get |be |going to be |gonna be |automatically )*(?:charged|billed)(?: (?:automatically|after|then|anything))*`,
    '(?:ya )?(?:me|nos) (?:van a )?cobr(?:an|ar)(?: (?:solo|despues|luego|automatico|algo))*',
  ],
  change: [
    `(?:what if|could|can|may|if|say|how about if|would it be ok if) (?:i|we) (?:(?:just|only|later|ever|then|decide to|want to|wanna|need to) )*(?:want|take|get|start|begin|drop|go|move|switch|change|downgrade|upgrade|step|bump|scale|stay|do)(?: (?:to|with|on|down|up|back|for|the|a|my|it|${size}|ones?|plans?|tier|first|later|instead|now|at|only|more|less|than|that|again))* (?:${size}|up|down|first)(?: (?:ones?|plans?|tier|first|later|instead|now|only|a (?:tier|level|plan)|if i want))*`,
    `(?:what if|if) (?:i|we) (?:want|need) (?:more|less)(?: later)?`,
    `(?:(?:y )?si )?(?:luego |despues |mas adelante )?(?:quiero|puedo|quisiera|podria|necesito) (?:luego |despues |solo )?(?:bajar(?:me|le)?|subir(?:me|le)?|cambiar(?:me)?|empezar|pasar(?:me)?)(?: (?:a|al|con|de|del|el|la|plan|un|uno|en|despues|luego|${size}))*`,
  ],
  after: [
    `(?:what )?if i (?:forget|do nothing|don'?t do anything|ignore it)(?: (?:to cancel|about it|to stop it|and forget))?|(?:y )?si se me olvida(?: (?:cancelar|cancelarla))?`,
    `after(?: (?:that|it|this))?|afterwards?|then(?: what)?|what(?:'?s| is| comes| happens| do (?:i|you|we) do)? (?:then|next|now|after(?:wards?)?(?: (?:that|it|this))?)`,
    'what happens|y (?:luego|despues)(?: que)?|luego(?: que)?|despues(?: que)?|que (?:pasa|sigue|hacen|hago)(?: (?:luego|despues))?',
  ],
  fails: [
    `(?:what )?if (?:not|nothing happens|nothing works|no results)|what if ${us} (?:doesn'?t|dont|don'?t|does not|do not|didn'?t|never|isn'?t|arent|aren'?t)(?: \\w+){0,3}|(?:what )?if (?:it|i) (?:sucks?|miss(?:es)?(?: ${it})?|fails?|flops?|hates? ${it})`,
    `(?:say|lets say|suppose)(?: [\\w'$]+){0,8} (?:hates?|don'?t like|dont like|not happy(?: with)?|regret) (?:it|them)(?: \\w+){0,3}`,
    `(?:what )?if (?:it'?s|its|it is|one is|something is) (?:already )?(?:wrong|bad|off|up|out|live|posted|published)(?: (?:already|there))?`,
    'y si no(?: (?:me |nos )?(?:funciona|sirve|gusta|jala|da resultados?|resulta|pasa nada|veo nada|hay resultados?))?',
  ],
  free: [
    `(?:is|are|was) (?:${it}|they|the call|everything) (?:really |actually |all |totally |already |also )*(?:free|extra|included|separate|paid|an extra|additional|on top)(?: (?:too|charge|cost|for|with|me|in the price|of charge|or what))*`,
    `(?:for )?free|(?:at )?no (?:cost|charge)|is there (?:a|any) (?:charge|fee|cost)(?: for ${it})?|(?:${it} )?costs? (?:me )?nothing|(?:does|do|will|would) (?:${it}|they) cost(?: me| us)?(?: (?:anything|something|extra|more|money))?(?: to (?:talk|call|ask|book|do ${it}|start))?|do (?:i|we) (?:have to )?pay (?:for ${it}|extra|anything|more)(?: for ${it})?`,
    '(?:eso |esto )?(?:es|son) (?:gratis|aparte|extra)(?: (?:eso|esto))?|gratis|(?:eso |esto )?(?:cuesta|cobran|se paga|se cobra) ?(?:algo|aparte|extra|mas|por eso)?|(?:eso )?tiene (?:algun )?costo|hay que pagar(?: (?:algo|aparte|extra))?|(?:va|viene) incluid[oa]',
  ],
  time: [
    `how (?:long|fast|quick|quickly|soon)(?: (?:is|does|do|will|would|can|could|until|til|till|its|it's|${it}|i|you|u|they|someone|somebody|anyone|calls?|answers?|replies|responds?|take|takes|taking|last|lasts|be|run|up|ready|live|done|have|got|go|start|running|working|online|for|on|get|hear|back|something|results|see))*`,
    'cuanto (?:tiempo|tarda\\w*|dura|demora\\w*)(?: (?:es|en|eso|esto|se|toma|tarda|dura|quedar|estar|listo|lista))*|en cuanto tiempo(?: (?:queda|esta|lo|la|me|nos|tienen|dicen|contestan|responden|llaman|avisan|mandan|hacen|list[oa]))*|que tan rapido(?: (?:es|queda|lo|hacen))*|para cuando(?: (?:queda|estaria|esta|list[oa]))*',
  ],
  where: [
    `where(?: (?:do|can|would|should|is|are|at|i|we|you|${it}|they|click|go|sign|up|in|start|find|see|get|book|do|read|enter|press|tap|look|to|the|button|link|page|form))*`,
    '(?:en |a )?donde(?: (?:le|lo|la|los|es|esta|estan|se|pico|hago|doy|clic|click|veo|encuentro|hace|puedo|entro|voy|pido|ver|hacer|pedir))*',
  ],
  need: [
    'what (?:all )?(?:do|should|must|would|will|can) (?:i|you|u|we) (?:(?:have|need|got) to |gotta |wanna )?(?:need|bring|have|give|send|tell|prepare|prep|provide|gather)(?: (?:ready|you|u|me|us|from|with|it|for|that|them|to|know|info|details|start|on|hand|first|beforehand|along|yall|the|call|before))*',
    'what (?:i )?(?:gotta|need to) (?:bring|have|give|tell|send)(?: \\w+){0,2}|(?:do|should) i (?:need to |have to )?(?:bring|prepare|have|prep) (?:anything|something)(?: ready)?|(?:u |you )?need anything from me',
    '(?:que|q) (?:(?:datos|informacion|cosas) )?(?:(?:me|les|nos|te) )?(?:tengo que|debo|necesito|necesitan|hay que|ocupo|ocupan|piden|les doy|debo de)(?: (?:dar|darles|traer|llevar|tener|preparar|mandar|decir|decirles|poner|de mi|listo|a la mano|para empezar|saber))*',
  ],
  obligation: [
    '(?:do|would|will) (?:i|we) (?:have|need|gotta) ?(?:to )?(?:buy|sign up|pay|commit|purchase|get|subscribe)(?: (?:something|anything|for|to|up|after|afterwards|it|then|a|plan|one|with|you|from|that))*',
    '(?:is there )?(?:any |an? |no )?(?:obligation|commitment|strings)(?: attached)?|(?:luego |despues )?(?:tengo|hay) (?:que )?(?:comprar|contratar|compromiso|pagar)(?: (?:algo|despues|luego|un plan))*|me obliga(?: a algo)?',
  ],
  often: [
    `how often(?: (?:is|are|does|do|will|would|can|${it}|they|you|u|i|we|come|comes|out|checked|check|happen|updated|update|get|post|sent|done))*|every (?:day|week|month)|daily|weekly|monthly|each (?:day|week)`,
    'cada cuanto(?: (?:es|tiempo|salen?|publica|llega|lo|la|hacen|revisan?))*|con que frecuencia(?: \\w+){0,2}|tod(?:os los dias|as las semanas)|diario|a diario',
  ],
  who: [
    `who(?: (?:is|does|decides|picks|chooses|writes|makes|checks|would|will|${it}|they|be))*|who (?:is|would be)? ?(?:gonna |going to )?(?:call|calls|answer|answers|contact|contacts) me`,
    'quien(?:es)?(?: (?:es|son|lo|la|los|hace|escribe|decide|revisa|escoge|elige|seria|me|llama|contesta))*',
  ],
  why: [
    "why(?: (?:is|do|that|this|one|not|so|them|it|you|say|pick|that's|thats|starter|pro|growth|dominate|plan|the|middle|big))*|how come|what makes (?:it|that|that one|pro) (?:better|good|best|the one)(?: \\w+){0,3}|por ?que(?: (?:ese|esa|eso|pro|starter|dominate|no|plan))*",
  ],
  difference: [
    `what(?:'?s| is| do i get| do i have| do you get)? (?:extra|different|better|more|new|added|additional)(?: (?:in|on|with|about|for|from|to|than|compared|the|one|ones|plan|up|tier|${it}|${size}))*`,
    `what (?:do|does|would|will) (?:i|we|it|that|that one) (?:lose|miss|gain|add|give up)(?: (?:out|on|by|with|over|compared|to|staying|going|taking|the|one|plan|if|i|stay|go|take|${it}|${size}))*`,
    `(?:anything|something) (?:extra|better|else) (?:in|with|on) (?:the )?${size}(?: (?:one|plan))?`,
    `(?:que|q) (?:mas|de mas) (?:trae|tiene|incluye|ofrece)(?: (?:el|ese|eso|de|que|del|${size}))*|(?:que|q) (?:pierdo|gano|me pierdo|tiene de mas)(?: (?:con|en|si|el|ese|de|al|del|me quedo|${size}))*`,
  ],
  contents: [
    `(?:what|which) exactly|exactly what|what levels?(?: (?:is|are) (?:they|it|that))?|what kind(?: of|a|s of)? (?:stuff|things?|of stuff|of things)(?: (?:is|are|in|there|it|do|you|they|have|on))*|what kinda (?:stuff|things?)(?: (?:is|are|in|there|it|do|you|they|have|on))*`,
    `what (?:do|does|would|will|all does|can) (?:${us}|${it}) (?:all )?(?:look at|check|show|include|cover|have|get|see|do|track|tell|come with)(?: (?:me|us|for|with|in|there|at|${it}|all|about))*`,
    `what(?:'?s| is) (?:all )?(?:in|inside|included|included in|part of|on)(?: (?:${it}|there))?|what comes with ${it}|what (?:does|do|will|would) (?:it|that) (?:get|give|buy|bring) (?:me|us)|what (?:do|would) (?:i|we|you) get(?: (?:for|with) ${it})?|list ${it}`,
    '(?:que|q)(?: mas)? (?:trae|incluye|tiene|revisan|miran|muestra|ven|hay|viene|cosas|hacen)(?: (?:eso|esa|ese|ahi|en eso|tienen|hay|trae))*|que exactamente|como que|por ejemplo',
  ],
  way: [
    `how(?: (?:so|exactly))?|how (?:do|can|would|does|should|could|will|to) ?(?:i|you|u|we|it|that|this)? ?(?:do|get|book|ask for|start|claim|request|use|apply for|schedule|order|work|does|go about|set up|ask|begin)(?: (?:${it}|for|up|the|call|audit|with))*`,
    'como(?: (?:le hago|lo hago|la hago|se hace|la pido|lo pido|lo consigo|la consigo|le entro|se pide|empiezo|hago|agendo|es eso|seria))?',
  ],
  'every-plan': [
    `(?:is ${it} |does ${it} come |comes |available |it'?s )?(?:in|on|with|for|included in) (?:every|each|all|any)(?: (?:of )?${plan})?|(?:all|every|each|any) ${plan}(?: (?:have|has|get|gets) ${it})?|do (?:they )?all (?:${plan} )?(?:have|get|include) ${it}`,
    '(?:eso )?(?:es |va |viene )?(?:en|con|para) (?:todos|cada|cualquier)(?: (?:los )?plan(?:es)?)?|todos(?: los planes)?(?: lo (?:tienen|traen|incluyen))?',
  ],
  'which-plan': [
    `(?:on |in |with |and )?(?:which|what) (?:plan|plans|one|ones|tier|package)s?(?: (?:is|are|has|have|does|do|${it}|come|comes|with|in|on|need|i|for|includes?|included|would|get|gets|thing|stuff))*`,
    '(?:en |con )?(?:cual|cuales|(?:que|q) plan(?:es)?)(?: (?:lo|la|los|tiene|tienen|trae|traen|incluye|incluyen|es|son|eso|ese|necesito|viene|plan))*',
  ],
  weekend: [
    `(?:${us} )?(?:(?:even|also|what about|how about|does ${it} work|does ${it} post|do they post|is ${it} on) )?(?:on |at |over )?(?:the )?(?:weekends?|sat(?:urdays?)?|sun(?:days?)?|holidays?|nights?)(?: (?:too|also|as well|and sundays?|or sundays?))*`,
    '(?:tambien )?(?:en |los |el )?(?:fin(?:es)? de semana|sabados?|domingos?|feriados?)(?: (?:tambien|y domingos?))*',
  ],
  human: [
    `(?:is|are|r|was) (?:it|that|this|they|those|these) (?:an? |all |like |actually |really |just )*(?:real |actual |live )?(?:person|human|people|humans|bot|robot|ai|software|program|machine)`,
    '(?:eso |ese )?es (?:una? )?(?:persona|humano|robot|programa|maquina)(?: de verdad)?',
  ],
  person: [
    `(?:is|are) there (?:an? |any |some |like an? )*(?:real |actual |live |human |dedicated )*(?:person|human|people|someone|somebody|guy|rep|manager)(?: (?:real|with|in|for|behind|on|to|talk|i|can|call|${it}|there|assigned|too|who|helps?|me))*|(?:do|would|will) (?:i|we) get (?:an? |my own )(?:real |actual |dedicated )*(?:person|human|rep|contact|manager)(?: with ${it})?|someone real`,
    '(?:hay|tiene|trae|incluye|viene con) (?:una? )?(?:persona|alguien|humano|asesor)(?: (?:real|de verdad|con eso|que me ayude|dedicad[oa]|ahi))*',
  ],
  account: [
    `(?:do|would|must) (?:i|we|you) (?:have to |need to |need |gotta )?(?:an account|sign up|sign in|log ?in|register|make an account|create an account|have an account)(?: (?:for ${it}|to (?:see|read|get|download|use) ${it}|first))?`,
    '(?:necesito|tengo que|hay que|se necesita|ocupo) (?:hacer |tener |crear )?(?:una )?(?:cuenta|registrarme|registrarse)(?: (?:para eso|primero))?',
  ],
  when: [
    `when (?:does|will|would|is|do) (?:${it}|they|the change|the switch) ?(?:kick in|start|happen|take effect|apply|change|begin|end|go through|effective)?|when(?:'s| is) ${it}|(?:starting|effective) when`,
    '(?:y )?(?:eso )?(?:cuando|desde cuando)(?: (?:es|seria|aplica|empieza|entra en vigor|pasa|cambia|surte efecto|eso))*',
  ],
  yearly: [
    '(?:can i |do i |do you have |is there )?(?:pay |paid |billed )?(?:it )?(?:an? )?(?:yearly|annually|annual|by the year|for (?:a|the) (?:whole |full )?year)(?: (?:plan|option|price|billing))?',
    '(?:se puede )?(?:pagar )?(?:por ano|al ano|anual(?:mente)?)',
  ],
  ask: [
    `how (?:do|can|would) (?:i|we) (?:reach|contact|call|talk to|get (?:a )?hold of|get in touch with|find) (?:them|him|her|you|u|someone|somebody|that person|the team|${it})`,
    'who (?:can|could|would|do|should|might) (?:i |we )?(?:tell|help|answer|knows?|ask|talk to|speak to|explain|know|say|find out|call)(?: (?:me|us|that|it|this|for sure|about|with|to|ask|for))*|who knows',
    'quien (?:me )?(?:puede|podria|sabe)(?: (?:decir|explicar|ayudar|contestar|saber|decirme|explicarme))?(?: (?:eso|bien|seguro))*|a quien (?:le )?pregunto',
  ],
  found: [
    `(?:will|can|does|would|do) (?:google|people|ppl|customers|they|folks|anyone|it|${it}) (?:actually )?(?:find|see|show|show up|rank|be found|come up|list|index|get found|be seen)(?: (?:it|that|them|on|in|by|google|search|the|site|there|online|high|well))*`,
    '(?:me |la |lo )?(?:van a |va a )?(?:encontrar|encuentra|encuentran|sale|saldra|aparece|aparecera)(?: (?:en|google|la|lo|las|busquedas|gente|clientes))*',
  ],
  notice: [
    `how (?:will|do|would|can) (?:i|we) (?:know|see|find out|hear)(?: (?:when|if|about|that|of))?(?: (?:one|it|they|someone|somebody|a lead|a call|leads?|new|a|comes?|came|in|calls?|happens?|gets?|there|is|there's|when))*`,
    `(?:will|do|does|can) (?:i|we|it) (?:get |be )?(?:notif\\w+|alert\\w*|tell|told|text|texted|ping|pinged|know)(?: (?:an?|alerts?|texts?|notifications?|me|us|when|if|one|it|someone|comes?|in|happens?))*`,
    'como (?:me entero|se|voy a saber|sabre)(?: (?:cuando|si|de|que|llega|entra|hay|un[oa]?|alguien|llama|eso))*|me avisan?(?: (?:cuando|si|llega|entra|un[oa]?|alguien|llama|hay))*',
  ],
  pick: [
    `(?:can|could|may|do|get to) (?:i|we)(?: get to)? (?:pick|choose|select|decide|change|add|suggest|set)(?: (?:them|it|that|those|my|own|the|topics?|words?|keywords?|subjects?|ones?|which|on|what|about|to|myself|too))*`,
    '(?:yo )?(?:los |las |lo |la )?(?:puedo|podria) (?:escoger(?:los|las|lo)?|elegir(?:los|las|lo)?|cambiar(?:los|las|lo)?|decidir)(?: (?:yo|algo|cosas|cuales|los|las|temas|palabras))*',
  ],
  worth: [
    `(?:is ${it} |are they |it'?s )?(?:really |actually )?worth (?:it|the money|the extra|the price)|(?:eso )?(?:vale|valdra) la pena`,
  ],
  more: [
    `what else|(?:is there )?(?:anything|something) (?:else|more)(?: (?:in|with|to|on|about|i|should|know|${it}|there))*|(?:is|was) ${it} (?:all|it|everything)|that'?s (?:it|all|everything)|tell me more|more|go on`,
    '(?:(?:que|q)|algo|hay algo|y) mas|(?:eso )?es todo|nada mas|cuentame mas',
  ],
};

const patterns = Object.entries(forms).map(
  ([kind, words]) =>
    [kind as ShortQuestion, new RegExp(`^${before}(?:${words.join('|')})${after}\\W*$`)] as const,
);

/** What a folded question may ask, if it has no words but those of a short question: `how long does it take`. */
export function shortQuestionsIn(folded: string): ShortQuestion[] {
  const text = folded.replace(/^[¿¡"'(\s]+/, '');
  return patterns.flatMap(([kind, pattern]) => (pattern.test(text) ? [kind] : []));
}
