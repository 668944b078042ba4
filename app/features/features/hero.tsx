import { ArrowDown } from 'lucide-react';
import { ActionPair } from '../../ui/action-pair.tsx';
import { LineBadge } from '../../ui/badge.tsx';
import { Eyebrow } from '../../ui/section.tsx';
import { features, hero } from './copy.ts';

/** The headline and, like the directory on a platform's wall, the six lines to jump to. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-page gap-x-20 gap-y-10 px-4 pt-8 pb-section sm:px-6 lg:grid-cols-[1.5fr_1fr] lg:pt-14">
      <div className="lg:self-center">
        <Eyebrow>{hero.eyebrow}</Eyebrow>
        <h1 className="text-h1">{hero.title}</h1>
        <p className="mt-5 max-w-xl text-lead text-pretty text-muted">{hero.lead}</p>
        <ActionPair actions={hero.actions} className="mt-6" />
      </div>
      <nav aria-label="Features" className="border-ink border-t-2">
        <ul className="divide-y divide-hairline border-hairline border-b sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
          {features.map(({ line }) => (
            <li key={line}>
              <a
                href={`#${line}`}
                className="flex min-h-16 items-center justify-between gap-4 hover:text-accent"
              >
                <LineBadge line={line} job />
                <ArrowDown size={18} aria-hidden="true" className="shrink-0 text-muted" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
