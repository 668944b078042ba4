/** What a visitor does with a message, besides asking. All expressions are for folded texts. */

const complaint: readonly RegExp[] = [
  /\b(verguenza|embarrassed|humiliat\w+|mortif\w+|ashamed|get sued|sue you|demandar\w*)\b/,
  /\b(charged|billed|invoiced|cobraron|cobrado) (me |us |my card )?(twice|double|again|two times|too much|extra|wrong|dos veces|doble|de mas)|\b(double|over) ?(charg|bill)\w*|\b(twice|two charges|duplicate) (this month|on my)|\bcharged\b.{0,40}\b(after|even though|although|when) i\b.{0,20}\bcancel|\bcobr(o|aron) (doble|dos veces|de mas)|\bme (cobraron|facturaron)\b/,
  /\b(posted|put|published|listed|wrote|showing|shows|has|publico|puso|publicaron|pusieron)\b.{0,40}\b(wrong|incorrect|false|mistake|equivocad\w+|incorrect\w+|mal)\b|\bwrong (hours|price|prices|address|photo|information|info|phone|date|menu)\b.{0,30}\b(posted|went|up|on (google|facebook|instagram|my))|\bposted\b.{0,40}\b(i never|without|didn'?t|did not)\b/,
  /\b(nobody|no one|noone|no body|somebody never|you never|they never|never)\b.{0,20}\b(called|call(s|ing)? (me )?back|answer\w*|repl\w+|respond\w*|got back|get back|getting back|contacted|showed|emailed)|\b(still|been) waiting\b.{0,40}\b(call|reply|answer|response|hear|refund|audit|someone|week|days|hours)|\b(haven'?t|havent|have not|didn'?t|did not|never) (heard|got|gotten|received?|get)\b.{0,25}\b(back|anything|reply|answer|response|call|refund|audit|from you)|\bnadie (me |nos )?(ha )?(llam|contest|respond|atend)\w*|\b(sigo|llevo|estoy) .{0,15}esperando|\bno (me|nos) (han )?(llama|contesta|respond)\w+/,
  /\b(i'?m|i am|im|we'?re|we are|estoy|muy) (so |very |really |pretty |extremely |muy )?(angry|upset|unhappy|furious|frustrated|disappointed|mad|pissed|fed up|molest[oa]|enojad[oa]|frustrad[oa]|decepcionad[oa]|disgustad[oa])\b|\b(i|we) (want|need|have|would like|wish|wanna)( to)? (make |file |lodge )?a? ?complain\w*|\b(una queja|quejarme|un reclamo)\b|\b(terrible|awful|horrible|worst|pesim[oa]) (service|experience|company|support|thing|decision|servicio|atencion)\b|\b(is|was|been|es) (just |so |really |totally )?(terrible|awful|horrible|a nightmare|pesim[oa])\W*$|\b(unacceptable|inaceptable)\b/,
  /\b(your|the|my) (agent|dashboard|website|site|builder|app|account|report|posts?)\b.{0,25}\b(is broken|isn'?t working|is not working|doesn'?t work|does not work|stopped|won'?t (load|open|work)|is down|crashed|messed|screwed|ruined|deleted my|hasn'?t posted|has not posted|not posted|didn'?t post)|\b(agente|panel|sitio|pagina)\b.{0,20}\b(no funciona|no sirve|esta caid[oa]|dejo de|no ha publicado|no publico)/,
  /\b(emailed|e-mailed|called|wrote|messaged|texted|written|filled|submitted)\b.{0,40}\b(yesterday|days? ago|weeks? ago|last (week|month|night|monday|tuesday|wednesday|thursday|friday)|twice|three times|since|my foot|still nothing|nothing( yet| back)?)\b/,
  /\b(garbage|trash|useless|rude|(is|what|such) a joke|sucks?|lousy|nonsense|ridiculous|mentira|a lie|not true|es falso|basura|grosero|grosera|una burla)\b/,
  /\b(never (approved|asked for|agreed|okayed|ok'?d|authorized|signed)|without (asking|telling|my (ok|okay|approval|permission))|sin (mi permiso|avisar\w*|preguntar\w*)|nunca (aprobe|autorice))\b/,
  /\b(hours|price|prices|menu|address|phone number|horario|precios?)\b.{0,12}\b(were|was|are|is|estaba\w*|estan?) (all )?(wrong|off|incorrect|mal|equivocad\w+)/,
  /\bi (want|need|demand) my (money|refund)\b|\bquiero (mi dinero|que me devuelvan)|\bripped (me )?off\b|\bi cancel(l)?ed\b.{0,40}\b(still|but|charged|invoice|bill)/,
];
/** What went wrong with our work, told rather than asked: somebody of ours did something, or nothing. */
const report: readonly RegExp[] = [
  /\b(it|agent|bot|robot|ai|system|software|thing|you|u|they|somebody|someone|people|guys|team|agente|sistema)( (just|even|also|still|has|have|had|already|only|again|went and|went ahead and))* (posted|put|tagged|published|wrote|announced|advertised|deleted|changed|replaced|took|pulled|withdrew|charged|billed|messed|ruined|lost|screwed|copied|spelled|misspelled|used|hung|ignored|lied|promised|listed|broke|spent|burned|blew|sent)\b.{0,60}\b(my|our|us|me|we|i)\b/,
  /\b(subio|subieron|puso|pusieron|publico|publicaron|borro|borraron|cambio|cambiaron|cobro|cobraron|quitaron|mandaron) .{0,40}\b(mi|mis|nuestr\w+|me|nos|mal|mala|equivocad\w+)\b/,
  /\b(can'?t|cannot|couldn'?t|cant|won'?t let me|unable to|not able to|locked out|no puedo|no me deja) ?(log|sign|get|entrar|acceder)?( ?in(to)?)?\b.{0,30}\b(in|into|account|dashboard|out of|tried|cuenta|panel)\b/,
  /\bwhy (did|has|have|is|are|does|was|were)( n'?t|nt)? (u|ya|you|it|they|my|the agent|there|your)\b.{0,50}\b(charg\w+|bill\w*|take|took|money|wrong|empty|down|blank|second|two|off my|my (home|private|personal|own))\b/,
  /\b(blank|empty|((is|been|was|went|'s) (down|gone|dead))|broken|frozen|offline|stuck|missing|caid[oa]|en blanco|vaci[oa])\b.{0,25}\b(for|since|all|again|desde|hace|this (morning|week)|two|three|\d+)\b/,
  /\b(never|doesn'?t|does not|didn'?t|did not|hasn'?t|nunca|no) (ever )?(shows?|arrives?|arrived|came|comes|worked|goes|went|showed|llega|llego) ?(up|through|out)?\b/,
  /\b(zero|0|no|not a single|nothing|cero|ningun\w*)\b.{0,20}\b(leads?|calls?|repl(y|ies)|posts?|posted|customers?|results?|answer|response|llamadas|clientes)\b.{0,30}\b(in|after|for|since|all|so far|months?|weeks?|days?|zero|unreal|meses|semanas|dias)\b|\b\d+ (emails?|calls?|messages?|correos|llamadas)\b.{0,12}\b(0|zero|no|nothing|nada)\b/,
  /\b(last|latest|recent|newest) ((two|three|four|few|\d) )?(\w+ )?(posts?|articles?|blogs?|reports?|ads?|invoices?|bills?|captions?)\b.{0,40}\b(was|were|is|are|had|has|have|says?|said|talks?|belongs?|calls?)\b/,
  // `your builder ate my page`
  /\b(your|the) (website |site )?(agent|bot|robot|ai|system|software|builder|editor|app|site|team|people|support|tech|guy|lady|rep|thing|update)\b( \w+ly| just| even| has| have)* (\w{3,}ed|ate|put|wrote|made|took|broke|lost|sent|did|went|said|told|got|gave|ran|spent|let|hid|cut|shut|left)\b.*\b(my|our|us|me|off|down|wrong|with a|her|his|their)\b/,
  /\b(it|agent|bot|robot|system|they|agente)( (just|even|also|has|have|then))* (posted|put|published|used|shared|said|wrote|called|told|sent|publico|puso|uso|dijo)\b.{0,60}\b(my|our|patients?|clients?|customers?|child\w*|kids?|followers|reviewers?|without|consent|permission|wrong|swear|curse|offensive|pacientes?|clientes?|sin permiso)\b/,
  /\b(second|third|fourth|fifth|2nd|3rd|4th|\d+(th)?) (time|request|message|email|call|attempt)s?\b.{0,20}\b(asking|ask|calling|writing|trying|and|no|nobody|still)\b|\bhow many times\b|\b(will|does|is) (a|any|some)? ?(human|one|body|anyone|anybody|somebody|person)\b.{0,12}\bever\b/,
  /\b(two|2|three|3|double|duplicate|another|extra|second|dos|doble|otro) (charges?|invoices?|bills?|payments?|withdrawals?|cobros?|cargos?|facturas?)\b/,
  /\b(spelled|spelt|misspelled|written|listed) (wrong|incorrectly)\b|\b(is|are|was|were) (all )?(wrong|incorrect|mistaken) (on|in) (my|our|every|the)\b|\btake (it|that|this)( post)? down\b/,
];
/** A question, or something that has not happened. */
const asked =
  /^(what|how|who|when|where|which|can(?!'?t)|could(?!n)|would|will|do|does|is|are|should|que|como|quien|cuando|donde|puede)\b|\b(what if|if (it|you|i|the|we)|in case|que pasa si|what happens)\b|\b(is|are|do|does) (there|you|it|i)\b.*\?$|\b(am i|are we) (stuck|locked)\b|[,;.] ?(and )?(can|could|will|would) (the|your|it|this|that|u|you) (agent|thing|guys|bot|help|fix|bring|revive|update|handle|do)\b/;

/** What somebody else did, or what might happen, is no complaint about us. */
const notOurs =
  /\b(can|could|does|do|will|would) (it|the thing|you|your|the agent|this|that|something)\b.{0,25}\b(fix|help|update|handle|solve|prevent|stop)|\b(what if|if (you|it|the agent|your)|happens (if|when)|(could|would) (it|you|u|this|the agent)\b|will (it|you)|old (agency|freelancer|guy|company)|(last|previous|former|current|other) (agency|freelancer|guy|company|provider|vendor|marketing)|freelancer|my (agency|nephew)|competitor\w* (is|are|was|does|did|has|got|gets|opened|keeps|said|charg\w+|posts?)|que pasa si|si (el|me|se)|agencia (anterior|pasada))\b/;

/** Whether a message asks from its first word on what we do, rather than why something was done. */
export const startsAsking = (folded: string) =>
  /^((so|and|ok|hi|hey|hello|y|hola)[ ,]+)*(what|how|where|which|when|can|could|would|will|do|does|is|are|am|should|que|como|cual|puede\w*)\b/.test(
    folded,
  ) && folded.split(/[,;.?!] /).length === 1;

/** Whether a text is about somebody else's work, or about what might happen. */
export const isAboutOthers = (folded: string) => notOurs.test(folded);

/** Whether somebody complains about us. */
export function isComplaint(folded: string): boolean {
  return (
    (complaint.some((one) => one.test(folded)) ||
      (report.some((one) => one.test(folded)) && !asked.test(folded))) &&
    !notOurs.test(folded)
  );
}

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
  return /\b(call|phone|ring|text|email|e-mail|contact|reach) (me|us|her|him)\b(?! (a|an|the) )|\b(call ?back|callback|give (me|us) a (call|ring|buzz)|get in touch with me|reach out to me|(someone|somebody|anyone|anybody|person|human|rep|team|them|you)( please)?( can| could| to| will)? (call|contact|phone|email|reach|ring|get back to) (me|us)|have (someone|somebody|them|a person|your team) (call|contact|phone|reach|get)|(talk|speak|chat|connect me|get|transfer me|put me through|pass me)( to| with)? (a |an |some |the |your )?(real |actual |live |human )?(person|human|someone|somebody|representative|rep|agent of|operator|salesperson|sales|team|people|owner|manager)|ask (your|the|them|someone|somebody|a)( people| team| person| human| guys)?( then)?$|leave (a|my) (message|number)|here'?s my (number|email|phone|cell)|my (number|cell|phone|email|phone number|cell number) is|you can reach me)\b|\b(ll[aá]m(en|e|a)(me|nos)|me (pueden |puede |podrian |podria )?(llamar|llaman|llame|llamen|contactar|contacten)|que me (llamen|llame|contacten|contacte)|hablar con (una persona|alguien|un humano|un representante|una persona real|un asesor)|mi (numero|telefono|correo|celular) es|contactenme|escribanme|dejar (un mensaje|mi numero))\b/.test(
    folded,
  );
}

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
