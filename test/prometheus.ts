import { expect } from 'vitest';

/** Samples by name: labels and value. */
export type Samples = Map<string, { labels: Record<string, string>; value: number }[]>;

/** Parses Prometheus' text format, and expects it to be as it should. */
export function parse(text: string): Samples {
  expect(problemsOf(text)).toEqual([]);
  const samples: Samples = new Map();
  for (const [, name = '', labels = '', value = ''] of text.matchAll(
    /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/gm,
  )) {
    const parsed = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, text]) => [key, text]);
    const list = samples.get(name) ?? [];
    list.push({ labels: Object.fromEntries(parsed), value: Number(value) });
    samples.set(name, list);
  }
  return samples;
}

/** What Prometheus, or its `promtool check metrics`, would say against a text. */
function problemsOf(text: string): string[] {
  const problems = text.endsWith('\n') ? [] : ['It doesn’t end with a line break'];
  const families = new Map<string, { type: string; helped: boolean }>();
  const series = new Map<string, number>();
  let current = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\w+) (.+)$/.exec(line) ?? [];
    if (word === 'HELP') {
      if (families.has(name)) problems.push(`Twice: ${name}`);
      families.set(name, { type: '', helped: true });
      current = name;
    } else if (word === 'TYPE') {
      if (name !== current) problems.push(`TYPE without HELP: ${line}`);
      families.set(name, { type: rest, helped: families.has(name) });
      const known = ['counter', 'gauge', 'histogram', 'summary'].includes(rest);
      // The library itself ends some gauges so.
      if (!known || (rest === 'counter' && !name.endsWith('_total'))) problems.push(line);
    } else {
      const [, sample = '', labels = '', value = ''] =
        /^([a-z_]\w*)(\{(?:\w+="(?:[^"\\\n]|\\["\\n])*",?)*\})? (\S+)$/.exec(line) ?? [];
      const { type } = families.get(current) ?? {};
      const ending = sample.startsWith(current) ? sample.slice(current.length) : 'another';
      const endings = { histogram: ['_bucket', '_sum', '_count'], summary: ['', '_sum', '_count'] };
      const allowed = endings[type as keyof typeof endings] ?? [''];
      if (!sample || !allowed.includes(ending)) problems.push(`Not of ${current}: ${line}`);
      if (Number.isNaN(Number(value)) && !/^(nan|[+-]inf)$/i.test(value)) problems.push(line);
      if (series.has(sample + labels)) problems.push(`Twice: ${sample}${labels}`);
      series.set(sample + labels, Number(value));
    }
  }
  for (const [bucket, value] of series) {
    if (!bucket.includes('le="+Inf"')) continue;
    const count = bucket.replace('_bucket{', '_count{').replace(/,?le="\+Inf",?/, '');
    if (series.get(count.replace('{}', '')) !== value) problems.push(`Not its count: ${bucket}`);
  }
  return problems;
}

/** The value of the sample with these labels, among others. */
export function sampleOf(samples: Samples, name: string, labels: Record<string, string> = {}) {
  const wanted = Object.entries(labels);
  return samples
    .get(name)
    ?.find((sample) => wanted.every(([key, value]) => sample.labels[key] === value))?.value;
}
