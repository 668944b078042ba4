import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<p>Mon-Fri 9-5',
    '<p>Open daily 7am to 3pm',
    '<table><tr><td>Monday<td>9:00 - 17:00</table>',
    '<script type="application/ld+json">{"openingHours":"Mo-Fr 09:00-17:00"}</script>',
    '<script type="application/ld+json">{"openingHoursSpecification":{"opens":"09:00","closes":"17:00"}}</script>',
    '<h3>Hours</h3><p>10:00 - 13:00',
    '<p>営業時間 10:00～19:00',
    '<p>Mo–Fr: 08–13 & 14–18',
  ],
  fix: [
    '',
    '<p>24/7 emergency',
    '<p>Open year round',
    '<p>Trivia every Wednesday 6:30PM',
    '<p>Call on Monday',
    '<p>Allow 24 hours',
    '<h3>Öffnungszeiten</h3><p>Kontakt',
    '<!-- Mon-Fri 9-5 -->',
  ],
  unknown: [
    '<p>Sunday School 9:45 a.m.<p>Sunday Worship 10:45 a.m.',
    '<p>Open 24 hours',
    '<div hidden>Mon-Fri 9:00-17:00</div>',
  ],
  mistakes: [['good', '<p>From dawn till dusk, every day but Monday</p>']],
};
