/** What a visitor does with a message, besides asking. All expressions are for folded texts. */

/** Whether a question after a complaint is about what becomes of it. */
export function asksRemedy(folded: string): boolean {
  return (
    /\b(back|refund|fix\w*|when|how long|who|what (happens|now|next)|will (you|i|someone)|do i get|reembolso|devol\w+|cuando|arregl\w+|quien|que pasa)\b/.test(
      folded,
    ) && !/\b(open|hours|price|cost|plan|trial|abren|horario|precio)\b/.test(folded)
  );
}

/** Whether a visitor wants to be called, written to, or handed to a person. */
export function wantsPerson(folded: string): boolean {
  // `does it text me when I get a lead` asks what the agent does.
  if (
    /\b(it|agent|bot|dashboard|system|app|agente)( \w+)? (text|email|e-mail|call|notify|contact)s? (me|us)\b/.test(
      folded,
    )
  )
    return false;
  return /\b(call|phone|ring|text|email|e-mail|contact|reach) (me|us|her|him)\b(?! (a|an|the) )|\b(call ?back|callback|give (me|us) a (call|ring|buzz)|get in touch with me|(put|get) (me|us) (in touch|through) (to|with|w) (a |an |some |the |your )?(real |actual |live )?(person|human|someone|somebody|team|people|rep|manager)|reach out to me|(someone|somebody|anyone|anybody|person|human|rep|team|them|you)( please)?( can| could| to| will)? (call|contact|phone|email|reach|ring|get back to) (me|us)|have (someone|somebody|them|a person|your team) (call|contact|phone|reach|get)|(talk|speak|chat|connect me|get|transfer me|put me through|pass me)( to| with)? (a |an |some |the |your )?(real |actual |live |human )?(person|human|someone|somebody|representative|rep|agent of|operator|salesperson|sales|team|people|owner|manager)|ask (your|the|them|someone|somebody|a)( people| team| person| human| guys)?( then)?$|leave (a|my) (message|number)|here'?s my (number|email|phone|cell)|my (number|cell|phone|email|phone number|cell number) is|you can reach me|(put|take|write|add|note)( down)? my (info|details|name|number|contact))\b|\b(ll[aá]m(en|e|a)(me|nos)|me (pueden |puede |podrian |podria )?(llamar|llaman|llame|llamen|contactar|contacten)|que me (llamen|llame|contacten|contacte)|hablar con (una persona|alguien|un humano|un representante|una persona real|un asesor)|mi (numero|telefono|correo|celular) es|contactenme|escribanme|dejar (un mensaje|mi numero))\b/.test(
    folded,
  );
}

/** Whether a visitor asks for a lower price, or tells of one: `half price and I sign today`. */
export const wantsDiscount = (folded: string) =>
  /\b(half (the )?price|half off|\d{1,2} ?(%|percent) (off|discount)|(a la )?mitad de(l)? precio|discount|descuento)\b/.test(
    folded,
  );

/** Whether a visitor wants the free audit now, and isn't asking about it. */
export function wantsAudit(folded: string): boolean {
  return (
    /\b(audit|auditoria)\b/.test(folded) &&
    /\b(i'?d (like|love)|(would|i) (like|love|want)|i'?ll take|sign (me|us) up|(give|get) (me|us)|(can|could|may) (i|we) (please )?(get|have|do|book|start|order)|(can|could|will|would) you (please )?(do|run|audit|start)|^(please )?(start|run|audit|book|do (the|an|my|our|that|it))|lets do|let'?s do|quiero|quisiera|me gustaria|necesito|puedo (hacer|pedir|tener)|pueden? (hacer|auditar))\b/.test(
      folded,
    ) &&
    !/\b(know|what|how|why|when|which|who|cost|price|saber|que (incluye|es|trae)|como|cuando|cuanto|por que)\b/.test(
      folded,
    )
  );
}

/** Whether a visitor wants to do what was talked about: `ok lets do it`. */
export const goesAhead = (folded: string) =>
  /^(?:(?:ok|okay|great|cool|sure|yes|yeah|perfect|alright|si|bueno|dale|pues)[ ,.!]+)*(?:let'?s (?:do|start|go|try|get)|i'?ll (?:do|take|try)|i (?:want to|wanna) (?:do|start|try)|hag[aá]moslo|vamos|lo quiero|empecemos)(?: (?:it|that|one|the|audit|this|started|for|then|now|con|eso))*\W*$/.test(
    folded,
  );

export const isThanks = (folded: string) =>
  /\b(thanks|thank you|thankyou|thx|thnx|ty|tysm|cheers|appreciate (it|that|you)|much appreciated|(mil |muchas )?gracias|te agradezco|se agradece)\b/.test(
    folded,
  ) &&
  folded.split(/\s+/).length <= 9 &&
  !/\?|\b(but|how|what|when|where|which|who|can|does|do you|is there|is it|pero|cuanto|como|cuando|donde|tienen|hay)\b/.test(
    folded,
  );

export const isGreeting = (folded: string) =>
  /^(?:(?:ok|oh|um|well)[ ,]+)?(hi|hello|hey|hiya|howdy|yo|good (morning|afternoon|evening|day)|greetings|hola|buenas?( (dias|tardes|noches))?|buenos dias|que tal|saludos)( (there|all|everyone|team|amigos?|a todos|again))*[ .!,]*$/.test(
    folded,
  );

export const isGoodbye = (folded: string) =>
  /^(ok |okay |alright |great |well )*((i'?ll |will )?(talk|speak) (to you |soon|later)|(see|catch) (you|ya)( later| soon)?|bye|goodbye|good ?night|have a (good|nice|great) (day|one|night|evening|weekend)|adios|hasta luego|nos vemos|gotta (go|run)|(i'?ll|let me) think about it|(i'?ll|will) (get back|be back|be in touch)|lo (voy a )?piens\w+)[^?]{0,20}$/.test(
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
