import { type Check, type Finding, fix, unknown } from './check.ts';
import type { Page } from './parse/page.ts';
import type { PageResponse, Site } from './site.ts';

/** Titles of pages that a firewall or host shows instead of the site. */
const wallTitle =
  /^(?:just a moment|attention required|access denied|please wait|one moment|checking your browser|security check|bot verification|are you (?:a )?(?:human|robot)|pardon our interruption|ddos-guard|verif(?:y|ying)|robot challenge|403 forbidden|site (?:not|un)available|account suspended|human verification|you have been blocked|error 1\d{3}|request rejected|captcha|un momento|einen moment|un instant)/i;
const wallText =
  /enable javascript and cookies to continue|checking if the site connection is secure|verify(?:ing)? (?:that )?you are (?:a )?human|performing security verification|_incapsula_resource|px-captcha|sgcaptcha|request unsuccessful\. incapsula|unusual traffic from your|this (?:site|account) has been suspended|ddos protection by/i;

/** Makes the `look` of a check that needs a page that can be judged. */
export function onPage(look: (page: Page, site: Site) => Finding): Check['look'] {
  return (site) => {
    const reason = whyNotJudged(site);
    if (reason !== undefined) return unknown(reason);
    return site.page.looked ? look(site.page.value, site) : unknown(site.page.reason);
  };
}

/** Five characters in a row that no text of a European language has, but another's bytes read as it. */
const garbled =
  /[\u00a1-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]{5}/gu;

/** Whether the page's text came out garbled, because it states no encoding or a wrong one. */
function isGarbled({ encoding, lines }: Page): boolean {
  const text = lines
    .slice(0, 300)
    .join(' ')
    .replace(/([^\p{L}])\1+/gu, '$1');
  const found = [...text.matchAll(encoding === 'windows-1252' ? garbled : /\ufffd/g)];
  return found.length > 20 || found.length > text.length / 100;
}

/** A `fix` for what the text of the page lacks. */
export function missingText(site: Site, evidence: string): Finding {
  if (site.page.looked && isGarbled(site.page.value))
    return unknown('The page doesn’t say how its characters are encoded, so we can’t read it.');
  return missing(site, evidence);
}

/** A `fix` for what the page lacks; if only a part of the page was read, the rest may have it. */
export function missing(site: Site, evidence: string): Finding {
  const cut = site.page.looked ? site.page.value.cut : undefined;
  const truncated = site.response.looked && site.response.value.truncated;
  if (cut || truncated) return unknown('The page is too large for us to read whole.');
  if (site.page.looked && site.page.value.shadow)
    return unknown('A part of the page is in a component that we can’t read.');
  const words = site.page.looked ? site.page.value.words : 0;
  const shell = words < 5 && site.page.looked && site.page.value.scripts.length > 0;
  return fix(
    shell ? `${evidence} Scripts may add it later; not every reader runs them.` : evidence,
  );
}

/** Why nothing can be said of the page: no answer, an error, a firewall's page. */
export function whyNotJudged({ response, page }: Site): string | undefined {
  if (!response.looked) return response.reason;
  const { status, headers } = response.value;
  if (status < 200 || status > 299) return `The site answered our look with status ${status}.`;
  if (!page.looked) return page.reason;
  return isWall(page.value, headers) ? 'A firewall stood between us and the page.' : undefined;
}

function isWall(page: Page, headers: PageResponse['headers']): boolean {
  if (headers['cf-mitigated'] === 'challenge') return true;
  if (page.words > 200) return false;
  if (page.words < 120 && wallTitle.test(page.titles[0]?.text ?? '')) return true;
  const texts = [...page.lines.slice(0, 40), ...page.hiddenLines.slice(0, 40)];
  const sources = [...page.frames, ...page.scripts].map(({ src }) => src);
  return [
    ...texts,
    ...sources,
    ...page.metas.map(({ attributes }) => attributes.content ?? ''),
  ].some((text) => wallText.test(text.slice(0, 2_000)));
}
