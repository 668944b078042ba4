import type { MessageClassifier } from './classifier.server.ts';
import { attack } from './training-data.server.ts';

/**
 * Patterns of attacks, which are refused for any result of the classifier. None matches any of 7,600
 * honest examples.
 */
const attackPatterns = [
  /\b(ignor|disregard|forget|override|bypass|olvida)\w*\b.{0,40}\b(instruction|rule|previous|prior|above|(?<!\b(?:i|we) (?:said|asked|wrote|told you) )earlier|guideline|prompt|restriction|filter|programming|instruccion|regla|anterior)/,
  /\b(system|hidden|secret|developer) (prompt|message|instruction)|\byour (prompt|instructions|programming)\b|\btus instrucciones\b/,
  /\b(you are now|you re now|pretend (you|to be|that)|role ?play|from now on(?!\W*$)|ahora eres|actua como|finge|haz de cuenta)\b/,
  /\b(jailbreak|dan mode|developer mode|god mode|admin mode|debug mode|sudo|root access|do anything now|modo desarrollador)\b/,
  /\b(repeat after me|say exactly|(say|reply|respond|answer) only|only (say|reply|respond|answer)|complete the sentence|repite|responde solo)\b/,
  /<\/?[a-z!](?![^<>]*@[^<>]*>)|javascript:|\bonerror\b|\bdrop table\b|select \* from|\{\{|\$\{|\[\[|<\||\b(system|assistant):|\b(api key|access token|secret key|environment variables?|source code|credentials|admin password)\b/,
  /\b(fuck\w*|shit\w*|bitch|asshole|moron|bombs?|weapons?|porn\w*|nudes?|cocaine|nazi)\b/,
  // `say something nasty about my competitor`
  /\b(?:say|tell|write|post|give|teach|talk|dime|dinos|di|escribe|ensename)\b(?: \w+){0,4} (?:nasty|dirty|filthy|hateful|swear ?words?|curse ?words?|cuss ?words?|slurs?|groser\w+|malas palabras|palabrotas|insultos?)\b/,
  /\b(boss|manager|ceo|owner|founder|supervisor|rep|colleague|co ?worker|jefe)(?: (?:on|at|in|from) the \w+)? (said|told|promised|authori[sz]ed|approved|agreed|offered|dijo|ofrecio)\b/,
  /\b(he|she|they|you|someone|somebody|friend|cousin|guy) (said|told me|told us|promised|says)\b.{0,30}\b(get|have|pay|got)\b.{0,30}\bfor \$? ?\d/,
];

/** Whether a folded text tries to make the assistant act against its purpose. */
export function isAttack(folded: string): boolean {
  return attackPatterns.some((pattern) => pattern.test(folded));
}

/** Probability that a folded text is an attack: 1 where a pattern finds one. */
export function attackProbability(folded: string, classifier: MessageClassifier): number {
  if (isAttack(folded)) return 1;
  const [top] = classifier.classify(folded);
  return top?.label === attack ? top.probability : 0;
}
