import { LineMark } from '../../ui/badge.tsx';
import { lines } from '../../ui/lines.ts';
import { Section } from '../../ui/section.tsx';
import { elsewhere } from './copy.ts';

/** Pages that answer some questions sooner than a message does. */
export function Elsewhere() {
  return (
    <Section
      aria-labelledby="elsewhere"
      className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]"
    >
      <h2 id="elsewhere" className="text-h2 text-balance">
        {elsewhere.title}
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {elsewhere.ways.map(({ line, title, text, href, action }) => (
          <li
            key={href}
            className="grid grid-cols-1 gap-x-8 gap-y-3 py-6 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div>
              <LineMark color={lines[line].color} />
              <h3 className="mt-2 text-h3">{title}</h3>
              <p className="mt-1 text-pretty text-muted">{text}</p>
            </div>
            <a href={href} className="contact-link self-center">
              {action}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
