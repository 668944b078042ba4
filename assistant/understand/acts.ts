/** What a visitor does with a message, besides asking. All expressions are for folded texts. */

/** Whether a visitor wants to be called, written to, or handed to a person. */
export function wantsPerson(folded: string): boolean {
  // `please don't call me, I'm just looking`
  if (refusesCall.test(folded)) return false;
  // `who will call me`
  if (
    /^(?:(?:and|so|ok|but|y|hi|hey) )*(?:who|why|how (?:soon|long|fast|often|many)|quien)\b/.test(
      folded,
    )
  )
    return false;
  // `does it text me when I get a lead` asks what the agent does.
  if (
    /\b(it|agent|bot|dashboard|system|app|plan|starter|pro|growth|dominate|agente)( \w+)? (text|email|e-mail|call|notify|contact)s? (me|us)\b/.test(
      folded,
    )
  )
    return false;
  // `cheapest plan where I can chat with a human` asks for a plan.
  if (/\b(plans?|one|tier|package|level) (where|that|which|with|so|if|i|lets?)\b/.test(folded))
    return false;
  return /\b(call|phone|ring|text|email|e-mail|contact|reach) (me|us|her|him)\b(?! (a|an|the) )|\b(call ?back|callback|give (me|us) a (call|ring|buzz|shout|holler|jingle)|get in touch with me|(put|get) (me|us) (in touch|through) (to|with|w) (a |an |some |the |your )?(real |actual |live )?(person|human|someone|somebody|team|people|rep|manager)|reach out to me|(someone|somebody|anyone|person|human|staff|team|people)( please)?( can| could| to| will| would)? (write|explain|talk|speak)( it| this| that)? (to|with) (me|us|her|him|them|my \w+)|(someone|somebody|anyone|anybody|person|human|rep|team|them|you)( please)?( can| could| to| will)? (call|contact|phone|email|reach|ring|get back to) (me|us)|have (someone|somebody|them|a person|your team) (call|contact|phone|reach|get)|((?:talk|speak|chat|deal|work)(?: directly)?|connect me|get|transfer me|put me through|pass me)( to| with)? (a |an |some |the |your )?(real |actual |live |human )?(person|human|someone|somebody|representative|rep|agent of|operator|salesperson|sales|team|people|owner|manager)|ask (your|the|them|someone|somebody|a)( people| team| person| human| guys)?( then)?$|(someone|somebody|anyone|anybody|a person|a human) (that )?(i|we) (could|can) (talk|speak|chat)( to| with)?|leave (a|my) (message|number)|here'?s my (number|email|phone|cell)|my (number|cell|phone|email|phone number|cell number) is|you can reach me|(put|take|write|add|note)( down)? my (info|details|name|number|contact))\b|\b(ll[aá]m(en|e|a)(me|nos)|me (pueden |puede |podrian |podria )?(llamar|llaman|llame|llamen|contactar|contacten)|me llama alguien|l[aeo]s? (?:pueden |puede |podrian |podria )(?:llamar|marcar)|llam(?:ar|en|e)(?:l[aeo]s?)? a (?:mi|ella|el)|alguien me (llama|puede llamar)|que me (llamen|llame|contacten|contacte)|me (pueden |puede |podrian |podria )?(mandar|mandan|enviar|envian|escribir) .{0,20}\b(mi )(correo|email)|p[aá]s(?:a|e|en)me con|comunic(?:a|que|ar)me con|hablar con (una persona|alguien|un humano|un representante|una persona real|un asesor)|mi (numero|telefono|correo|celular) es|contactenme|escribanme|dejar (un mensaje|mi numero))\b/.test(
    folded,
  );
}

const refusesCall =
  /\b(?:don'?t|do not|never|no need to|please stop|stop|quit|not) (?:\w+ )?(?:call|phone|ring|text|contact|email|bother)(?:ing)? (?:me|us)\b(?!.*\b(?:instead|just|only|but|rather|text|email) (?:me|us|call|text|email|write)\b)/;

/** Whether a visitor asks for a lower price, or tells of one: `half price and I sign today`. */
export const wantsDiscount = (folded: string) =>
  /\b(half (the )?price|half off|(cut|knock) .{0,20}(half|off)|throw in|free months?|\d{1,2} ?(%|percent) (off|discount)|(a la )?mitad de(l)? precio|discount|descuento|rebaj\w+|for the price of|(match|beat|drop it to|dejamelo en) \$?\d+|(match|beat) (it|that|them|him|their price|his price)|(can|could|would|will) (you|u|ya|yall)( guys)? (do|take|accept|make it|go) (it )?(for |down to )?\$?\d{2,4}(?! ?(?:%|a day|an? \w+|posts?|blogs?|keywords?|days?|locations?|stores?|shops?|\w+ (?:posts?|blogs?))))\b/.test(
    folded,
  );

/**
 * Whether a visitor asks for terms of payment, not for an amount: `any deal for paying yearly`, `will you
 * raise the price after a year`, `can I split it into two payments`.
 */
export const asksTerms = (folded: string) =>
  /\bdiscounts? (if|for|on|when)\b|\b(any|some|a|get|got|offer|is there|special|bundle|yearly|annual) (\w+ )?(deals?|discounts?|breaks?|specials?|bundle|promo\w*|coupons?|slack)\b|\b(something|somethin|anything|some|money|a little|a bit|\d+ ?%|any) off\b|\b(rais\w+|hik(e|ing)|jack\w*|bump\w*|increas\w+|go(es|ing)?|put) (\w+ ){0,3}(price|prices|rates?|cost|bill)\b|\b(jack|bump|put|push|drive|creep\w*|climb\w*) (\w+ ){0,3}up\b|\b(allowed|possible|doable)\W*$|\b(two|2|several|smaller|monthly|separate) payments\b|\b(bill|invoice) (me|us) (quarterly|yearly|weekly|every|once|twice)\b|\b(can|could|may) (i|we) pay (you )?(quarterly|weekly|every|twice)\b|\b(installments?|cuotas|a plazos)\b|\b(friday|monday|holiday|summer|spring|year) (special|sale|deal|promo\w*)s?\b|\b(algun|alguna|hay|tienen) (\w+ )?(descuento|oferta|promocion)\b/.test(
    folded,
  );

/** Whether a visitor wants the free audit now, and isn't asking about it. */
export function wantsAudit(folded: string): boolean {
  return (
    /\b(audit|auditoria)\b/.test(folded) &&
    /\b(i'?d (like|love)|(would|i) (like|love|want)|i'?ll take|sign (me|us) up|(?<!to )(give|get) (me|us)|(can|could|may) (i|we) (please )?(get|have|do|book|start|order)|(can|could|will|would) you (please )?(do|run|audit|start)|^(please )?(start|run|audit(?= (my|our|me|us|it|this))|book|do (the|an|my|our|that|it))|lets do|let'?s do|quiero|quisiera|me gustaria|necesito|puedo (hacer|pedir|tener)|pueden? (hacer|auditar))\b/.test(
      folded,
    ) &&
    !/\b(know|what|how|why|when|which|who|cost|price|if|without|again|trick|catch|already|saber|que (incluye|es|trae)|como|cuando|cuanto|por que|si no)\b/.test(
      folded,
    )
  );
}

/** Whether a visitor wants to do what was talked about: `ok lets do it`. */
export const goesAhead = (folded: string) =>
  /^(?:(?:ok|okay|great|cool|sure|yes|yeah|perfect|alright|si|bueno|dale|pues)[ ,.!]+)*(?:let'?s (?:do|start|go|try|get)|i'?ll (?:do|take|try)|i (?:want to|wanna) (?:do|start|try)|hag[aá]moslo|vamos|lo quiero|empecemos)(?: (?:it|that|one|the|audit|this|started|for|then|now|con|eso))*\W*$/.test(
    folded,
  );

const gratitude =
  /\b(?:thanks|thank (?:you|u)|thankyou|thx|thnx|ty|tysm|cheers|appreciate (?:it|that|you|ya|u)|much appreciated|(?:mil |muchas )?gracias|te agradezco|se agradece)\b/;

/** A message that only thanks. */
export const isThanks = (folded: string) =>
  gratitude.test(folded) &&
  folded.split(/\s+/).length <= 9 &&
  !/\?|\b(but|how|what|when|where|which|who|can|does|do you|is there|is it|pero|cuanto|como|cuando|donde|quien|cual|que horas?|tienen|hay)\b/.test(
    folded,
  );

/** Thanks anywhere in a message: `okay fair. thank you so much, that helped`. */
export const hasThanks = (folded: string) =>
  gratitude.test(folded.replace(/\bno (?:thanks|thank (?:you|u)|thx|gracias)\b/g, ' '));

const greeting =
  "hi|hello|hey|hiya|heya|howdy|yo|sup|what'?s up|wassup|g?mornin|good (?:mornin|morning|afternoon|evening|day)|morning|evening|greetings|hola|buenas?(?: (?:dias|tardes|noches))?|buenos dias|que tal|que onda|saludos";
const greets = new RegExp(
  `^(?:(?:ok|oh|um|well)[ ,]+)?(?:${greeting})(?:[ ,.!]+(?:${greeting}|there|all|everyone|team|folks|dude|man|y'?all|guys|friend|bot|amigos?|a todos|again|de nuevo))*[ .!,?]*$`,
);

export const isGreeting = (folded: string) => greets.test(folded);

/** `how are you`, alone or after a greeting. */
export const asksHowAreYou = (folded: string) =>
  /^(?:(?:hi|hello|hey|yo|hola|buenas?|buenos dias|good (?:morning|afternoon|evening))( there)?[ ,.!]+)?(?:how (?:are|r) (?:you|u|ya|y'?all)|how you|how'?s it going|hows it going|how'?s your day|how do you do|como (?:estas?|le va|te va|andas?)|que tal estas?|todo bien|que tal,? como (?:estas?|andas?|le va))(?: (?:doin'?g?|doing|today|going|there|feeling|hoy|usted))*[ .!?]*$/.test(
    folded,
  );

/** `sorry for all the questions` */
export const isSorry = (folded: string) =>
  /^(?:(?:oh|so|ok|and|lol|haha)[ ,]+)*(?:(?:i'?m|im) )?(?:so )?sorry (?:for|about|to ask) (?:all )?(?:the|my|so many|these|this many)? ?(?:questions?|typos?|spelling|english|typing|trouble|bother\w*|rambl\w+|so many questions)\b[^?]{0,12}$|^perdon por (?:tantas preguntas|la molestia|tanto)\b/.test(
    folded,
  );

/** Good wishes and blessings: `god bless`, `happy friday`. */
export const isWish = (folded: string) =>
  /^(?:(?:ok|okay|well|thanks|thank you|gracias|bueno|and|y)[ ,.!]+)*(?:(?:may )?god bless(?: (?:you|u|y'?all|you all|yall))?|bless (?:you|your heart)|amen|be blessed|stay (?:safe|blessed|dry|warm)|take care|good luck|all the best|best of luck|happy \w+(?: \w+){0,2}|merry (?:christmas|xmas)|(?:que )?dios (?:te|los|les|lo|la) bendiga|bendiciones|cu[ií]d(?:ate|ese|ense)|feliz \w+(?: \w+)?|felices fiestas|buena suerte|suerte)(?: (?:to )?(?:you|u|y'?all|all|guys|everyone|a todos|con todo|who(?:m|ever) (?:reads|is reading|answers)(?: (?:this|here))?))*[ .!]*$/.test(
    folded,
  );

/** A word or two that only show that the visitor has read the answer, or had to laugh. */
export const isAcknowledgment = (folded: string) =>
  /^(?:(?:oh|ah|ok|okay|k|kk|cool|nice|great|good|awesome|perfect|perfecto|excellent|excelente|wow|sweet|lovely|wonderful|neat|interesting|got it|gotcha|understood|i see|noted|makes sense|fair enough|good to know|brb(?: \w+)?|one sec|hang on|nvm|never ?mind|(?:sorry,? )?wrong (?:chat|window|person|number)|good deal|alright|all right|right on|very (?:nice|good|cool)|sounds (?:good|great|fair)|that helps|(?:this|that)(?: is|'?s) (?:great|awesome|cool|good|nice|perfect|amazing|neat)|love it|i like it|me gusta|ha(?:ha)*|haha\w*|lol|lmao|hehe|jaja\w*|hm+|mm+|uh+|um+|entiendo|entendido|ya veo|vale|genial|que bien|muy bien|bien|ah ya|ya|[👍👌🙏😊🙂😀😄💯✅]\ufe0f?)[ ,.!]*)+$/u.test(
    folded,
  );

/** `I'm interested`, `just looking`, `I don't get it`: nothing to answer yet. */
export const isUndecided = (folded: string) =>
  /^(?:(?:hi|hey|hello|hola|buenas|buenas tardes|buenos dias|buenas noches|disculpe|ok|well|so|hmm|yes|yeah)[ ,.!]+)*(?:(?:i'?m |i am |we'?re )?(?:very |so |kind of |just )*(?:interested|curious|confused|lost|looking(?: around)?|browsing|new (?:here|to (?:this|all this)))(?: (?:in (?:this|it|your service)|rn|now|for now))?|i (?:don'?t|dont|do not) (?:get|understand) (?:it|this|any of (?:it|this))|tell me more|its me|me interesa|nos interesa|estoy (?:interesad[oa]|perdid[oa]|confundid[oa])|solo (?:estoy )?(?:mirando|viendo)|no entiendo(?: nada)?|soy nuevo(?: en esto)?|(?:quiero |quisiera |necesito |more |mas )?(?:saber mas|info|informacion|informes|information)(?: por favor| please| pls)?|cuentame mas|(?:una |tengo una |le hago una |le puedo hacer una |puedo hacer una |puedo preguntar algo )?(?:pregunta|consulta|duda)|(?:necesito )?ayuda(?: por favor)?)[ .!]*$/.test(
    folded,
  );

/** Praise for the answers: `you've been super helpful`. */
export const isPraise = (folded: string) =>
  /^(?:(?:ok|haha|lol|wow|well)[ ,.!]+)*(?:you(?:'?ve| have)? been (?:\w+ )?(?:helpful|great|kind|awesome)|(?:that was|this was|that'?s|very|super|so|really) (?:very |super |so |really )?helpful|you(?:'?re| are|r) (?:\w+ )?(?:helpful|great|awesome|the best|funny|nice|a (?:big |huge )?help)|good (?:bot|job)|eres (?:muy )?(?:amable|util)|muy amable)[ .!]*$/.test(
    folded,
  );

export const isGoodbye = (folded: string) =>
  /^((ok(ay)?|alright|all right|great|well|cool|nice|perfect|thanks|awesome|bueno|listo|gracias)[ ,.!]+)*((i'?ll |will )?(talk|speak) (to you |soon|later)|(see|catch) (you|ya|u)( later| soon)?|bye|bye bye|goodbye|good ?night|later|laters|ttyl|peace( out)?|cya|have a (good|nice|great|blessed) (day|one|night|evening|weekend)|que (le|te|les) vaya bien|que (tenga|tengas|tengan) (un |una )?(buen|buena|lindo|bonito) \w+|adios|chao|bye bye|hasta (luego|pronto|manana)|nos vemos|(i )?(gotta|got to|have to|need to|must) (go|run|get going|get back to (work|it))|(i'?m|im) (out|off|done( here)?)(?!.*\b(?:cancel\w*|refund|everything|with (?:you|u|this|y'?all))\b)|(ya )?me (tengo que ir|voy)|(?:ahi |luego |despues |al rato )?(?:les|te|le|los) (?:marco|llamo|hablo|escribo|aviso)(?: (?:despues|luego|mas tarde|al rato|manana))?|(i'?ll|ill|let me|gotta|need to) think (about|on|over|it over)( it| this)?|(i'?ll|will) (get back|be back|be in touch)|lo (voy a )?piens\w+)\b[^?]{0,20}$/.test(
    folded,
  );

export const isYes = (folded: string) =>
  /^(yes|yeah|yep|yup|sure|ok|okay|please|please do|go ahead|do it|sounds good|of course|definitely|absolutely|why not|si|claro|dale|por favor|por supuesto|esta bien|bueno|de acuerdo|adelante)([ ,.!]+(please|yes|sure|do|that|would be (great|good|nice)|thanks|thank you|por favor|gracias|claro|lets do (it|that)|let'?s do (it|that)|go ahead))*[ .!]*$/.test(
    folded,
  );

export const isNo = (folded: string) =>
  /^(no|nope|nah|not (now|yet|really|today)|no (thanks|thank you|gracias)|i'?m good|im good|maybe later|ahora no|todavia no|nada mas|that'?s (all|it)|eso es todo)[ ,.!]*(thanks|thank you|gracias|for now|por ahora)?[ .!]*$/.test(
    folded,
  );

/** Whether a visitor wants to be written to rather than called: `don't call me, just email`, `no me llamen`. */
export const prefersWriting = (folded: string): boolean =>
  /\b(?:no (?:(?:tele)?phone|calls?|llamadas)|without a phone|sin telefono|(?:do not|don'?t|dont|never|not|rather not|instead of) (?:please )?(?:call|(?:tele)?phone|ring)\w*|(?:email|text) only|(?:just|only) (?:email|text)|no (?:me|nos) (?:llam|marqu)\w+|no quiero (?:que me llam|llamad)\w+|(?:don'?t|dont|do not) want (?:any |a )?(?:phone )?calls?|solo (?:por )?correo)\b/.test(
    folded,
  );

/** Whether a visitor has no email address, or wants to give none: `I don't do email`, `correo no tengo`. */
export const lacksEmail = (folded: string): boolean =>
  /\bcorreos? no (?:tengo|uso)\b|\b(?:no|don'?t (?:have|use|do|got)|do not (?:have|use)|without|ain'?t got|sin|no tengo|no uso) (?:an? |any |no )?(?:e-?mails?|e-?mail address|computer|correos?)\b/.test(
    folded,
  );

/** Whether a visitor asks when somebody calls or answers: `when you will call?`, `how fast does someone see that`. */
export const asksWhenAnswered = (folded: string): boolean =>
  /\b(?:when|what time)(?: (?:do|does|did|will|would|can|is|are|am))* (?:you|u|ya|y'?all|they|somebody|someone|anyone|i (?:hear|get))\b|\bwhen\W*(?:$|[.?!])|\bhow (?:soon|long|fast|quick\w*)\b|\b(?:cuando|a (?:que|q) hora) (?:me|nos|van|llaman|contestan|responden)\b|\bcuando\W*$|\b(?:en )?cuanto (?:tiempo )?(?:se )?(?:tard|demor)\w+|\bque tan rapido\b/.test(
    folded,
  );
