const weekdays = [
  'mon(?:day)?|lunes',
  'tue(?:s(?:day)?)?|martes',
  'wed(?:nesday)?|miercoles',
  'thu(?:rs?(?:day)?)?|jueves',
  'fri(?:day)?|viernes',
  'saturday|sat|sabado',
  'sunday|domingo',
].map((names) => new RegExp(`\\b(?:${names})s?\\b`));

/** The first weekday of the week that a folded text names, from 1 (Monday); 0 if it names none. */
export const weekdayIn = (folded: string): number =>
  weekdays.findIndex((one) => one.test(folded)) + 1;
