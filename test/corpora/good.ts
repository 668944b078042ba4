import type { Submission } from '../../lib/spam/screen.ts';
import { goals, today } from './good-texts.ts';

/** Names as people here have them. */
const people = `
Rosa Alvarez|Seán O'Brien|Priya Raghunathan|D'Andre Washington-Price|Li Wei|Nguyễn Thị Minh Khai|
María José Hernández de la Cruz|Abu Bakr al-Haddad|Krzysztof Wszczęśniak|Grzegorz Brzęczyszczykiewicz|
Ольга Кузнецова|김민준|王小明|Ama Owusu-Ansah|Tesfaye Haile|Jean-Baptiste Ngo|Zoë Quinn|Bob|Cher|LaToya Jones|
DeShawn Carter|McKenzie MacDonald|Dr. Ngozi Okafor|Wm. R. Smith III|Anna-Lena Müller-Lüdenscheidt|J.P. Morgenstern|
Fatima Zahra Benali|Hamish McGillicuddy|Vo Ng|Al Wu|Thaddeus Bartholomew Featherstonehaugh-Cholmondeley Jr.|
יעקב לוי|أحمد الشامي|Siobhán Ní Dhomhnaill|Björk Guðmundsdóttir|Mr Patel|Jo|Kim Lee|josé garcia|TINA MARSHALL|
Nkechi Amadi|Schwartzkopf, Helga|Sam & Pat Rivera|Ellie O’Malley (owner)|Tuan Pham
`
  .replaceAll('\n', '')
  .split('|');

const companies = `
Alvarez Family Bakery|O'Brien Plumbing & Heating|NoVA Gutters|Petworth Cycles|HVAC Pros LLC|A+ Auto|Lê's Nails|
Marisol Kitchen|DMV Junk Removal|7th Street Dental|Shenandoah Wine Co.|Law Office of H. Schwartzkopf|The Boxing Lab|
Книжный уголок|박가네 미용실|Capitol Hill Montessori|PG Credit Union|K9 Crew|B&B Roofing, Inc.|Ethio Café|J&J's|Reston AppWorks|
Takoma Property Mgmt|Old Town Framing|Kabob 66|XYZ Cleaning|Georgetown Optics|Rockville Chinese School|Bob|eGutters
`
  .replaceAll('\n', '')
  .split('|');

const mailHosts = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'icloud.com',
  'aol.com',
  'verizon.net',
  'comcast.net',
  'alvarezbakery.example',
  'nova-gutters.example',
  'mail.ru',
  'qq.com',
  'naver.com',
];

const mailNames = [
  'rosa.alvarez',
  'info',
  'office',
  'j.p.m.1962',
  'contact+audit',
  'bethesdabakes2014',
  'xoxo_tina_m',
  'hschwartzkopf',
  'nvg',
  'theboxinglab',
  '4rivers',
  'd.washington-price',
];

const phones = [
  '(703) 555-0142',
  '703-555-0198',
  '2025550117',
  '+1 301 555 0161',
  '571.555.0133 ext 4',
  '240 555 0172 (cell)',
  '1-800-555-0199',
  '+52 55 5555 0100',
];

const websites = [
  '',
  '',
  '',
  'https://alvarezbakery.example',
  'http://www.nova-gutters.example/home',
  'https://facebook.com/petworthcycles',
];

/**
 * Milliseconds from opening the page to sending: JavaScript off; autofill and a paste; quick typists;
 * a reload with the draft kept; most people; a tab left open overnight.
 */
const times = [
  undefined,
  1800,
  2400,
  3100,
  4200,
  9000,
  34_000,
  61_000,
  95_000,
  180_000,
  600_000,
  46_000_000,
];

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** 200 requests as people write them: none may be held. */
export const good: readonly Submission[] = Array.from({ length: 200 }, (_, i) => {
  const email = `${at(mailNames, i * 5 + Math.floor(i / 12))}${i % 3 === 0 ? i : ''}@${at(mailHosts, i * 7 + Math.floor(i / 24))}`;
  return {
    name: at(people, i * 11 + Math.floor(i / people.length)),
    email,
    phone: at(phones, i * 3 + Math.floor(i / 8)),
    company: at(companies, i * 7 + Math.floor(i / companies.length)),
    website:
      i % 10 === 3 ? 'https://www.petworthcycles.example' : at(websites, i * 5 + Math.floor(i / 6)),
    texts: [at(today, i * 5 + Math.floor(i / today.length)), at(goals, i)],
    honeypot: '',
    elapsed: at(times, i * 5 + Math.floor(i / times.length)),
    // An office, a phone company's shared address, and most others.
    source: i % 50 === 0 ? 'office' : i % 9 === 0 ? `carrier-${i % 4}` : `home-${i}`,
  };
});
