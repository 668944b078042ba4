import type { Business } from './businesses.ts';
import { pick } from './random.ts';

type Part = (business: Business, random: () => number) => string;

/** Ways in which sites write each thing into their head. */
export const headParts = {
  title: ({ name, town }, random) =>
    pick([`<title>${name} | ${town}</title>`, `<TITLE>\n${name}, ${town}\n</TITLE>`], random),
  description: ({ about }, random) =>
    pick(
      [
        `<meta name="description" content="${about.slice(0, 140)}">`,
        `<META CONTENT='${about.slice(0, 90)}' NAME=Description />`,
      ],
      random,
    ),
  viewport: (_, random) =>
    pick(
      [
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta content="width=device-width" name="Viewport"/>',
      ],
      random,
    ),
  noindex: (_, random) =>
    pick(
      [
        '<meta name="robots" content="noindex, nofollow">',
        '<META NAME="GOOGLEBOT" CONTENT="NOINDEX">',
        '<meta name=robots content=none>',
      ],
      random,
    ),
  canonical: () => '<link rel="canonical" href="https://www.business.example/">',
  socialCard: ({ name }, random) =>
    pick(
      [
        `<meta property="og:title" content="${name}">`,
        `<meta name="twitter:title" content="${name}">`,
        `<meta name="og:title" content="${name}"/>`,
      ],
      random,
    ),
  favicon: (_, random) =>
    pick(
      [
        '<link rel="icon" href="/icon.svg">',
        '<link rel="shortcut icon" href="favicon.ico">',
        '<link href="/a.png" sizes="32x32" rel="ICON" type="image/png">',
      ],
      random,
    ),
} satisfies Record<string, Part>;

/** Structured data of a local business; `detailed` has phone and hours, `placed` its address. */
export function businessData(
  business: Business,
  { detailed, placed }: { readonly detailed: boolean; readonly placed: boolean },
  random: () => number,
): string {
  const { name, type, town, dial, opening } = business;
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    name,
    ...(placed ? { address: { '@type': 'PostalAddress', addressLocality: town } } : {}),
    ...(detailed ? { telephone: dial, openingHours: opening } : {}),
  };
  const script = (value: object) =>
    `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
  const place = placed
    ? `<p itemprop="address" itemscope><meta itemprop="addressLocality" content="${town}"></p>`
    : '';
  const more = detailed
    ? `<meta itemprop="telephone" content="${dial}"><meta itemprop="openingHours" content="${opening}">`
    : '';
  return pick(
    [
      script(data),
      script({
        '@graph': [
          { '@type': 'WebSite', name },
          { ...data, '@type': ['Thing', type] },
        ],
      }),
      `<div itemscope itemtype="http://schema.org/${type}"><meta itemprop="name" content="${name}">${place}${more}</div>`,
    ],
    random,
  );
}

/** Structured data that tells of no local business. */
export const otherData: Part = ({ name }, random) =>
  pick(
    [
      `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"${name}"}</script>`,
      `<div vocab="https://schema.org/" typeof="WebPage"><span property="name"></span></div>`,
      '<nav itemscope itemtype="https://schema.org/BreadcrumbList"></nav>',
    ],
    random,
  );

export const bodyParts = {
  h1: ({ name, trade }, random) =>
    pick([`<h1>${trade}</h1>`, `<H1 class=big><span>${name}</span></H1>`], random),
  phoneText: ({ phone, words }, random) =>
    pick(
      [
        `<p>${words.contact}: ${phone}</p>`,
        `<table><tr><td>Tel.<td><b>${phone}</b></table>`,
        `<address>${phone}<br></address>`,
      ],
      random,
    ),
  phoneLink: ({ dial, words }) => `<p><a href="tel:${dial}">${words.contact}</a></p>`,
  address: ({ street, place }, random) =>
    pick(
      [
        `<address>${street}<br>${place}</address>`,
        `<p>${street}, ${place}</p>`,
        `<table><tr><td>${street}</td></tr><tr><td>${place}</td></tr></table>`,
      ],
      random,
    ),
  hours: ({ hours, words }, random) =>
    pick(
      [
        `<h3>${words.hours}</h3><p>${hours.join('<br>')}</p>`,
        `<ul>${hours.map((line) => `<li>${line}`).join('')}</ul>`,
      ],
      random,
    ),
  email: ({ email }, random) =>
    pick(
      [`<p>${email}</p>`, `<a href="mailto:${email}?subject=Hi">E-mail</a>`, `<td>${email}</td>`],
      random,
    ),
  form: ({ words }, random) =>
    pick(
      [
        `<form method="post"><label>Name <input name="name"></label><label>E-mail <input type="email" name="email"></label><textarea name="message"></textarea><button>${words.contact}</button></form>`,
        `<FORM ACTION="/cgi-bin/mail.pl" METHOD=POST><INPUT NAME=realname><TEXTAREA NAME=comments></TEXTAREA><INPUT TYPE=submit></FORM>`,
        '<iframe src="https://form.jotform.com/230000000000001"></iframe>',
        `<form><input name="first_name" placeholder="Name"><input type="tel" name="phone"><button>${words.contact}</button></form>`,
        '<iframe data-src="https://docs.google.com/forms/d/e/x/viewform?embedded=true"></iframe>',
      ],
      random,
    ),
  imagesWithoutAlt: () => '<p><img src="shop.jpg"></p>',
  mixedContent: (_, random) =>
    pick(
      [
        '<img src="http://cdn.example/a.jpg" alt="">',
        '<script src="http://cdn.example/a.js"></script>',
        '<div style="background:url(http://cdn.example/b.png)"></div>',
        '<iframe src="http://maps.example/embed"></iframe>',
      ],
      random,
    ),
} satisfies Record<string, Part>;

/** What real pages have around the things that count, and what must not be taken for them. */
export const noise: Part = ({ name, words }, random) =>
  pick(
    [
      `<form role="search"><input type="search" name="s"></form><p>© 2026 ${name}</p>`,
      '<noscript><img src="http://stats.example/p.gif"></noscript><form action="/newsletter"><input type="email" name="email"><button>Subscribe</button></form>',
      `<nav><a href="/">Home</a><a href="/${words.service.toLowerCase()}">${words.service}</a></nav><!-- <h1>Old</h1> <a href="tel:+15550000000"> -->`,
      '<svg viewBox="0 0 9 9"><title>Icon</title><path d="M0 0"/></svg><template><h1>Template</h1></template>',
    ],
    random,
  );
