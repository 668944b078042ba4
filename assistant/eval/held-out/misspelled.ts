import { type Case, facts, spanishDeclines } from '../cases.ts';
import { anytime, dmv, hours, reach, setup, ways } from './patterns.ts';

export const misspelled: readonly Case[] = [
  {
    questions: ['hw mch dose it cots per mounth', 'waht r ur priceing tears'],
    must: [...facts.allPrices],
  },
  { questions: ['wats teh cheepist opshun'], must: ['$297'] },
  { questions: ['price of domminate plz'], must: ['$997'] },
  { questions: ['is thier a trile periud'], must: [/\b14\b/] },
  { questions: ['do u need my cradit crad frist'], must: [/card/i] },
  { questions: ['garantee mony bak or no'], must: [/\b30\b/] },
  { questions: ['can i cansel wenever i wont'], must: [anytime] },
  {
    questions: ['any start up feees or hiden chrages'],
    must: [/no (setup|hidden)|no .{0,20}fees/i],
  },
  { questions: ['do yuo exept bank transfur'], must: [ways] },
  { questions: ['wen does upgrad take efect'], must: [/immediate/i] },
  { questions: ['wat hapens if i downgrad'], must: [/next billing/i] },
  { questions: ['wut r ur ours on fryday'], must: [hours] },
  { questions: ['telefone numbr pls'], must: [facts.phone] },
  { questions: ['emale adress?'], must: [facts.email] },
  { questions: ['wear r u locatd'], must: [/Northern Virginia/i] },
  { questions: ['do u servise baltimor marryland'], must: [dmv] },
  { questions: ['how lnog to setp it up'], must: [setup] },
  { questions: ['wats a markting agnet'], must: [[/software/i, /\bAI\b/, /blog/i]] },
  { questions: ['hwo many blgo psots wiht strater'], must: [/\b2\b|two/i] },
  { questions: ['how meny keywrods do u trak'], must: [/\b10\b|\b25\b|100/] },
  { questions: ['does it poste on instgram n facbook'], must: [/Instagram/i] },
  { questions: ['gogle bisness profil updaets incuded??'], must: [/Google/i] },
  { questions: ['can i bild a websight wit this'], must: [/builder/i] },
  { questions: ['forgt my pasword'], must: [/link|reset|forgot/i] },
  {
    questions: ['wats in the fre oddit'],
    must: [[/review/i, /free|no cost|costs nothing/i, /recommend/i]],
  },
  { questions: ['do u hav acount manger'], must: [[/Dominate/, /Enterprise/]] },
  {
    questions: ['how mutch do i save vs a freelanser'],
    must: [[/1,500/, /1,550/, /15,000/, /\$297/]],
  },
  { questions: ['were can i c my resluts, dashbord?'], must: [/dashboard/i] },
  { questions: ['can i tok to a reel persen'], must: [reach] },
];

export const spanish: readonly Case[] = [
  {
    questions: ['oiga y cuánto me sale al mes', 'me puede mandar la lista de precios'],
    must: [...facts.allPrices],
  },
  { questions: ['cual es el mas baratito que tienen'], must: ['$297'] },
  {
    questions: ['y el más caro en cuánto anda?'],
    before: 'cuanto cuesta el plan basico',
    must: ['$997'],
  },
  { questions: ['puedo probarlo unos días sin pagar?'], must: [/\b14\b/] },
  { questions: ['Tengo que dar mi tarjeta para empezar la prueba?'], must: [/tarjeta/i] },
  { questions: ['si no me gusta me regresan mi dinero'], must: [/\b30\b/] },
  {
    questions: ['tengo que firmar por un año o me puedo salir cuando quiera'],
    must: [/cancel|cuando quiera|momento/i],
  },
  { questions: ['cobran algo por la instalación'], must: [/\bno\b|sin/i] },
  {
    questions: ['cómo les puedo pagar, aceptan transferencia del banco?'],
    must: [[/transferencia/i, /ACH/]],
  },
  {
    questions: ['A qué hora abren entre semana? yo trabajo en los techos hasta las 5'],
    must: [[/\b9\b/, /9 ?AM/i, /lunes/i, /Mon/]],
  },
  { questions: ['deme un teléfono para llamarles'], must: [facts.phone] },
  { questions: ['cual es su correo por favor'], must: [facts.email] },
  { questions: ['dónde quedan ustedes'], must: [/Virginia/i] },
  {
    questions: ['Mi pupusería está en Langley Park, Maryland. ¿Trabajan por acá?'],
    must: [[/Maryland/i, /DMV/]],
  },
  { questions: ['en cuanto tiempo ya está funcionando todo'], must: [/24|48/] },
  {
    questions: ['que es eso del agente, es una persona?'],
    must: [[/software|programa/i, /\bIA\b|\bAI\b|inteligencia/i, /blog/i, /publica/i]],
  },
  {
    questions: ['también publican en Instagram y Facebook de mi restaurante?'],
    must: [/Instagram|Facebook/i],
  },
  {
    questions: ['me pueden ayudar con una página web, no tengo ninguna'],
    must: [/web|sitio|página/i],
  },
  { questions: ['Quién ganó el partido del D.C. United anoche?'], must: [...spanishDeclines] },
  {
    questions: ['me ayuda a llenar los papeles de inmigración de mi esposo'],
    must: [...spanishDeclines],
  },
  { questions: ['cuánto debo cobrar por dos pupusas revueltas'], must: [...spanishDeclines] },
];
