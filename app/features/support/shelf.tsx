import { ArrowRight } from 'lucide-react';
import { LineMark } from '../../ui/badge.tsx';
import { Section, SectionHeading } from '../../ui/section.tsx';
import { categories, resources } from '../resources/library.ts';
import type { CategoryId } from '../resources/model.ts';
import { shelf } from './copy.ts';

/** Resources for owners who would rather find out themselves; each card leads to its shelf. */
export function Shelf() {
  return (
    <Section aria-labelledby="help-yourself">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <SectionHeading
          id="help-yourself"
          line="orange"
          eyebrow={shelf.eyebrow}
          title={shelf.title}
        />
        <a href="/resources" className="py-2 font-semibold underline underline-offset-4">
          {shelf.all}
        </a>
      </div>
      <ul className="mt-10 grid grid-cols-1 gap-4 md:grid-cols-3">
        {shelf.cards.map(({ title, text, category, action }) => (
          <li
            key={category}
            className="relative flex flex-col rounded-card border border-hairline bg-surface p-6 shadow-card hover:border-control"
          >
            <LineMark color={colorOf(category)} />
            <h3 className="mt-4 text-h3">{title}</h3>
            <p className="mt-1.5 mb-5 text-pretty text-muted">{text}</p>
            <a
              href={`/resources?category=${category}#library`}
              className="mt-auto inline-flex min-h-11 items-center gap-2 font-semibold after:absolute after:inset-0"
            >
              {action}
              <ArrowRight size={18} aria-hidden="true" />
            </a>
            <p className="text-label text-muted tabular-nums">{countOf(category)} resources</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function colorOf(id: CategoryId) {
  return categories.find((category) => category.id === id)?.icon ?? 'silver';
}

function countOf(id: CategoryId) {
  return resources.filter(({ categoryId }) => categoryId === id).length;
}
