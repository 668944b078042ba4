const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** Pages of a length that cost a careless parser or rule more than their length. */
export const hostilePages: Record<string, (length: number) => string> = {
  'unclosed div': (length) => repeated('<div>', length),
  'end tags of nothing': (length) => repeated('<div><p></b></x>', length),
  'nested forms, links and headings': (length) => repeated('<form><a href=x><h1><table>', length),
  'attributes of one element': (length) => {
    let html = '<p';
    for (let count = 0; html.length < length; count += 1) html += ` a${count}`;
    return `${html}>`;
  },
  'duplicate attributes': (length) => `<p ${repeated('a=1 ', length)}>`,
  'unclosed comment': (length) => `<!--${repeated('<!-- -', length)}`,
  'unclosed script': (length) => `<script>${repeated('</scrip', length)}`,
  entities: (length) => repeated('&amp;&#x41;&notit;', length),
  'entities without end': (length) => `&${repeated('a', length)}`,
  'nested items': (length) => repeated('<i itemscope itemtype=x itemprop=a>', length),
  'properties of an item': (length) =>
    `<p itemscope itemtype=x>${repeated('<b itemprop=a>x', length)}`,
  'nested JSON-LD': (length) => `<script type="application/ld+json">${repeated('[', length)}`,
  'wide JSON-LD': (length) =>
    `<script type="application/ld+json">[${repeated('{"@type":"A"},', length)}0]`,
  'businesses that refer to each other': (length) =>
    `<script type="application/ld+json">[${repeated('{"@type":"Store","@id":"#a","address":[{"@id":"#a"}]},', length)}0]`,
  'names of businesses': (length) =>
    `<script type="application/ld+json">[${repeated('{"@type":"Store","name":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"},', length)}0]`,
  'style sheet': (length) => `<style>${repeated('url(/*', length)}`,
  svg: (length) => repeated('<svg><title><math>', length),
  digits: (length) => repeated('1 ', length),
  'numbers in lines': (length) => repeated('<p>12 ', length),
  'names of days': (length) => repeated('Mon 9-', length),
  'names of streets': (length) => repeated('12 Via A ', length),
  addresses: (length) => repeated('東京都Plot 1号1 ', length),
  letters: (length) => repeated('a', length),
  spaces: (length) => repeated(' \u00a0', length),
  'e-mail signs': (length) => repeated('a@a.', length),
};
