import { facts } from '../cases.ts';

/**
 * Patterns of facts in the answers. The questions of this set are asked by:
 * Denise: nail salon, Hyattsville; worn out, counts every dollar.
 * Gary: heating and air, Manassas; gruff, burned by contracts.
 * Priya: office manager of a children's dentist, Ashburn; careful, asks on the doctor's behalf.
 * Luis: landscaper and roofer, Wheaton; writes in Spanish from his truck.
 * Marguerite: antiques, Old Town Alexandria, 71; polite, afraid of computers.
 * Tyrell: barbershop, Anacostia; quick, types with his thumbs.
 * Hannah: coordinator at a law firm, Bethesda; precise, has to file a comparison.
 * Mr. Kim: dry cleaner, Annandale; English is his second language.
 * Rosa: pupusería, Langley Park; in Spanish, hopeful.
 * Beth: yoga studio, Frederick; an agency let her down.
 * Dev: does the computers at his dad's body shop, Gaithersburg; 17, in a hurry.
 * Carol: thrift store of a charity, Leesburg; answers to a board.
 * Omar: food truck, Silver Spring; already a customer.
 * Ray: realtor, Reston; wants leads by yesterday.
 */
export const anytime = /any\s?time/i;
export const ways = [/\bACH\b/, /bank transfer/i];
export const dmv = [/Northern Virginia/i, /\bDMV\b/];
export const hours = [/9 ?AM/i, /Mon/i];
export const reach = [facts.email, facts.phone, /contact/i];
export const setup = /24.{1,4}48|48 hours/i;
export const agree =
  /^\W*(yes|yep|yeah|sure|of course|absolutely|deal|done|confirmed|agreed|certainly)\b/i;
export const agreeSpanish = /^\W*(sí|claro|por supuesto|trato hecho|de acuerdo|confirmado)(\W|$)/i;
