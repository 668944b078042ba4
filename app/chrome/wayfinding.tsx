import { ArrowRight } from 'lucide-react';
import { auditLink, mainLinks } from './navigation.ts';

/** Links from an error page to the pages visitors need most. */
export function Wayfinding({ title }: { title: string }) {
  return (
    <nav aria-labelledby="wayfinding">
      <h2 id="wayfinding" className="text-h3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {[...mainLinks.filter(({ href }) => href !== '/about'), auditLink].map(
          ({ href, label }) => (
            <li key={href} className="border-t border-hairline">
              <a
                href={href}
                className="group flex min-h-14 items-center justify-between gap-4 font-semibold"
              >
                <span className="group-hover:underline">{label}</span>
                <ArrowRight
                  aria-hidden="true"
                  className="size-5 text-muted transition-transform duration-150 group-hover:translate-x-1"
                />
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
