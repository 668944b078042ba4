import { ArrowRight } from 'lucide-react';

/** A link at the end of a section, on its own line, to more about its subject. */
export function TextLink({ text, href }: { text: string; href: string }) {
  return (
    <a
      href={href}
      className="mt-6 inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-accent decoration-2 underline-offset-6 hover:text-accent"
    >
      {text}
      <ArrowRight size={18} aria-hidden="true" />
    </a>
  );
}
