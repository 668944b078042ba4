import { businesses } from './businesses.ts';
import type { Example } from './example.ts';
import { bodyParts, businessData, headParts, noise, otherData } from './page-parts.ts';
import { halfTrue, randomFrom } from './random.ts';
import { halfGoodParts } from './site-parts.ts';

/** Generated sites: half of them have each thing. */
const count = 96;

const independent = [
  ...(Object.keys(headParts) as (keyof typeof headParts)[]),
  ...(Object.keys(bodyParts) as (keyof typeof bodyParts)[]),
  'lang',
  'structuredData',
  'localBusiness',
  'detailed',
  'contentWithoutScript',
  'placed',
] as const;
type Fact = (typeof independent)[number];

/** Checks whose `fix` means that the thing is there. */
const unwanted = new Set<string>(['noindex', 'imagesWithoutAlt', 'mixedContent']);

const layouts = ['modern', 'builder', 'tables', 'malformed', 'single page', 'old'] as const;

/** Sites made by a seed alone, with what a careful human would say of each check. */
export function generatedExamples(): Example[] {
  const facts = new Map(independent.map((fact, seed) => [fact, halfTrue(count, seed + 1)]));
  return Array.from({ length: count }, (_, index) => {
    const has = (fact: Fact) => facts.get(fact)?.[index] ?? false;
    return example(index, has);
  });
}

function example(index: number, has: (fact: Fact) => boolean): Example {
  const random = randomFrom(1_000 + index);
  const business = businesses[index % businesses.length] ?? businesses[0];
  const layout = layouts[Math.floor(index / businesses.length) % layouts.length] ?? 'modern';
  const head = Object.entries(headParts).flatMap(([fact, part]) =>
    has(fact as Fact) ? part(business, random) : [],
  );
  const body = Object.entries(bodyParts).flatMap(([fact, part]) =>
    has(fact as Fact) ? part(business, random) : [],
  );
  const isBusiness = has('structuredData') && has('localBusiness');
  if (isBusiness)
    body.push(businessData(business, { detailed: has('detailed'), placed: has('placed') }, random));
  else if (has('structuredData')) body.push(otherData(business, random));
  body.push(noise(business, random));
  if (has('contentWithoutScript')) body.push(`<p>${business.about}</p>`);
  const latin = business.encoding === 'windows-1252' && index % 4 === 1;
  const html = assemble(layout, {
    lang: has('lang') ? business.lang : '',
    head: [latin ? '<meta charset="iso-8859-1">' : '<meta charset="utf-8">', ...head],
    body,
  });
  const { site, expected } = halfGoodParts(index, count);
  const dataHours = isBusiness && has('detailed');
  return {
    name: `generated ${index + 1}: ${layout}, ${business.lang}, ${latin ? 'windows-1252' : 'utf-8'}`,
    html,
    latin,
    site,
    expected: {
      ...Object.fromEntries(
        independent
          .filter((fact) => fact !== 'detailed' && fact !== 'placed')
          .map((fact) => [fact, has(fact) === unwanted.has(fact) ? 'fix' : 'good'] as const),
      ),
      localBusiness: isBusiness ? 'good' : 'fix',
      nameAndAddress: !isBusiness ? 'unknown' : has('placed') ? 'good' : 'fix',
      hours: has('hours') || dataHours ? 'good' : 'fix',
      ...(has('contentWithoutScript') ? {} : { contentWithoutScript: undefined }),
      action: ['phoneLink', 'form'].some((fact) => has(fact as Fact)) ? 'good' : undefined,
      ...expected,
    },
  };
}

interface Contents {
  lang: string;
  head: readonly string[];
  body: readonly string[];
}

/** Puts a page together as modern, builder, old and careless hands do. */
function assemble(layout: (typeof layouts)[number], { lang, head, body }: Contents): string {
  const attribute = lang && ` lang="${lang}"`;
  const top = head.join('\n');
  switch (layout) {
    case 'modern':
      return `<!doctype html><html${attribute}><head>${top}</head><body><main>${body.join('\n')}</main></body></html>`;
    case 'builder':
      return `<!DOCTYPE html><html${attribute} class="wf-active"><head>${top}<style>.a{color:red}</style></head><body><div id="SITE"><div><div>${body.map((part) => `<section class="wixui"><div><div>${part}</div></div></section>`).join('')}</div></div></div><script>window.viewerModel={}</script></body></html>`;
    case 'tables':
      return `<HTML${attribute}><HEAD>${top}</HEAD><BODY BGCOLOR=#FFFFFF><TABLE WIDTH=760><TR><TD>${body.join('</TD></TR><TR><TD>')}</TD></TR></TABLE></BODY></HTML>`;
    case 'malformed':
      return `<html${attribute}>${top}<body><div><p><font>${body.join('<div><b></i>')}<p><span>`;
    case 'single page':
      return `<!doctype html>\n<html${attribute}>\n${top}\n<nav><a href="#about">About</a></nav>${body.map((part, id) => `<section id="s${id}">${part}</section>`).join('\n')}`;
    case 'old':
      return `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html${attribute}><head>${top}</head><body><center>${body.join('<hr>')}</center></body></html>`;
  }
}
