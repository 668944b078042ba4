import { expect, it } from 'vitest';
import { findHours } from './hours.ts';

it.each([
  ['Mon-Fri 9-5'],
  ['Monday - Friday: 9am - 5pm'],
  ['Mon–Fri · 8:00 AM – 6:00 PM'],
  ['Monday', '11:00 AM - 9:00 PM'],
  ['Mon', 'Tue', 'Wed', '9:00–17:00'],
  ['M-F 8:30a-5p'],
  ['Open daily 7am to 3pm'],
  ['Open 7 days a week, 10 a.m. until 8 p.m.'],
  ['Hours', '10:00 - 13:00'],
  ['Hours of Operation', 'Weekdays 8 to 5'],
  ['Office Hours: Mon-Thurs 8am-4pm'],
  ['Saturday 9am to noon'],
  ['Fri & Sat 5pm-close'],
  ['Sat 0900 - 1700 hrs', 'Opening hours 9:00-17:00'],
  ['Mo–Fr: 08–13 & 14–18'],
  ['Öffnungszeiten', '17:00 - 23:00 Uhr'],
  ['Mo – Do 9.00 bis 18.00 Uhr'],
  ['Montag bis Freitag von 8 bis 18 Uhr'],
  ['Di-So ab 11 Uhr', 'Geöffnet 11-22 Uhr'],
  ['Sprechzeiten', 'Mo 8 - 12 und 15 - 18 Uhr'],
  ['Horario', 'Lunes a Jueves 9:00 a 14:00'],
  ['Lunes a viernes de 9:00 a 18:00 hrs'],
  ['L-V: 10h-14h / 17h-20h'],
  ['Abierto todos los días de 8 a.m. a 10 p.m.'],
  ['Du lundi au vendredi de 9h à 18h'],
  ['Lundi : 9h00 - 12h30'],
  ["Horaires d'ouverture", '9h - 19h'],
  ['Lunedì', '12:00 - 15:00'],
  ['Orari di apertura', 'Dal martedì al sabato dalle 9 alle 19.30'],
  ['Segunda a sexta, das 8h às 18h'],
  ['Horário de funcionamento: 9h às 18h'],
  ['Maandag 09.00 - 18.00'],
  ['Ma t/m vr 9.00-17.30 uur'],
  ['Man-fre 10-17', 'Åpningstider'],
  ['Åbningstider', 'Mandag 10.00 - 17.30'],
  ['Öppettider', 'Vardagar 10-18'],
  ['Ma-pe 9-17', 'Aukioloajat'],
  ['Godziny otwarcia: pn-pt 9:00 - 17:00'],
  ['Po–Pá 8:00–16:00'],
  ['H-P: 8:00-16:00'],
  ['Luni - Vineri: 09:00 - 18:00'],
  ['Время работы: 9:00 — 18:00'],
  ['Пн-Пт с 9:00 до 18:00'],
  ['Щодня 10:00-20:00'],
  ['Ώρες λειτουργίας', 'Δευτέρα 09:00 - 17:00'],
  ['Pazartesi - Cuma 09:00 - 18:00'],
  ['営業時間 10:00～19:00'],
  ['月〜金 9:00-18:00'],
  ['診療時間', '午前 9:00 ～ 12:30'],
  ['営業時間：午前10時～午後7時'],
  ['营业时间：周一至周五 9:00-18:00'],
  ['영업시간 10:00 ~ 22:00'],
  ['ทุกวัน 10:00-20:00'],
  ['ساعات العمل: ٩:٠٠ - ١٧:٠٠'],
  ["שעות פתיחה: א'-ה' 9:00-18:00"],
  ['Senin - Jumat: 08.00 - 17.00'],
  ['Tu–Fr 10–6, Sa 10–4'],
  ['Wed - Sun: 11 - 9'],
  ['Mon. through Sat. 8:00 to 5:30'],
  ['Tue / Thu: 9-12, 1-5'],
])('finds the hours in %s %s %s', (...lines) => {
  expect(findHours(lines).certain).toBeTruthy();
});

it.each([
  ['Open year round'],
  ['Just go to our Radio page to hear this week’s show posted at 2 pm each Saturday!'],
  ['Trivia every Wednesday starting at 6:30PM!'],
  ['Please allow at least 24 hours.'],
  ['Call 703-555-0142 on Monday'],
  ['24/7 EMERGENCY'],
  ['We have been in business since 1998-2020'],
  ['Ages 5-12 welcome on Sundays'],
  ['Öffnungszeiten', 'Kontakt', 'Impressum'],
  ['Events', 'Saturday, May 4, 2024'],
  ['Read 9 to 5 reasons why we are the best'],
])('finds none in %s', (...lines) => {
  expect(findHours(lines).certain).toBeUndefined();
});

it('is unsure about times of services', () => {
  expect(findHours(['Sunday School 9:45 a.m.', 'Sunday Worship 10:45 a.m.'])).toEqual({
    possible: 'Sunday Worship 10:45 a.m.',
  });
});
