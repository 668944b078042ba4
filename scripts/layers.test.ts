import { describe, expect, it } from 'vitest';
import { brokenRules, circles, readExports, readImportGraph } from './layers.ts';

const exportsOfBlog = new Map([['app/features/blog', ['posts.server.ts']]]);
const rulesBrokenBy = (from: string, to: string) =>
  brokenRules(new Map([[from, [to]]]), exportsOfBlog);

describe('the rules', () => {
  it.each([
    ['lib/db/client.ts', 'server/env.ts'],
    ['lib/log.ts', 'app/facts/site.ts'],
    ['server/http/pages.ts', 'app/entry.server.tsx'],
    ['app/ui/button.tsx', 'app/features/home/page.tsx'],
    ['assistant/assistant.server.ts', 'app/features/chat/schema.ts'],
    ['app/features/home/page.tsx', 'app/routes.ts'],
    ['app/features/home/page.tsx', 'app/features/blog/page.tsx'],
  ])('forbid %s to import %s', (from, to) => {
    expect(rulesBrokenBy(from, to)).toEqual([expect.stringContaining(`${from} → ${to}: `)]);
  });

  it.each([
    ['app/facts/site.ts', 'lib/markup.ts'],
    ['app/features/home/page.tsx', 'app/ui/button.tsx'],
    ['app/features/home/page.tsx', 'app/features/blog/posts.server.ts'],
    ['server/main.mjs', 'app/features.ts'],
  ])('allow %s to import %s', (from, to) => {
    expect(rulesBrokenBy(from, to)).toEqual([]);
  });

  it('forbid circles, and name the shortest', () => {
    const graph = new Map([
      ['a.ts', ['b.ts', 'c.ts']],
      ['b.ts', ['c.ts', 'd.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', []],
    ]);
    expect(circles(graph)).toEqual([['a.ts', 'c.ts', 'a.ts']]);
  });
});

describe('the product', () => {
  const graph = readImportGraph();

  it('is read whole, with type imports and imports on demand', () => {
    expect(graph.size).toBeGreaterThan(300);
    expect(graph.get('app/features.ts')).toContain('app/features/home/feature.ts');
    expect(graph.get('app/features/home/feature.ts')).toContain('app/feature.ts');
    expect(graph.get('app/features/audit/feature.ts')).toContain(
      'app/features/audit/feature.server.ts',
    );
  });

  it('imports downward only, and of another feature only what it exports', () => {
    expect(brokenRules(graph, readExports(graph))).toEqual([]);
  });

  it('has no circle', () => {
    expect(circles(graph)).toEqual([]);
  });
});
