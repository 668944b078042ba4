import { type FormEvent, useState } from 'react';
import { settings } from '../../facts/settings.ts';
import { faqEntries } from '../../facts/support-faq/entries.ts';
import { type FaqEntry, type FaqTopic, faqTopics } from '../../facts/support-faq/model.ts';
import { matcher } from '../../search/matcher.ts';
import { useUrlQuery } from '../../search/use-url-query.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { LineMark } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LineEnd } from '../../ui/line-end.tsx';
import { type LineColor, lineBackground } from '../../ui/lines.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { faq as text } from './copy.ts';

const entries = faqEntries(settings);
const search = matcher(
  entries,
  ({ question, answer, topic }) => `${question} ${answer} ${faqTopics[topic]}`,
);

const topics = Object.keys(faqTopics) as FaqTopic[];

/** Address of the questions, for visitors without JavaScript. */
const questionsHref = '/support#questions';

/** Line color of each topic. */
const topicColors: Record<FaqTopic, LineColor> = {
  start: 'red',
  billing: 'yellow',
  agent: 'blue',
  results: 'green',
  website: 'orange',
  help: 'silver',
};

/**
 * The questions and their search: an island, and a plain `GET` form without JavaScript.
 *
 * @param query search text from the URL.
 */
export default function FaqSearch({ query = '' }: { query?: string }) {
  const [typed, setTyped] = useState(query);
  useUrlQuery(typed.trim() && `q=${encodeURIComponent(typed.trim())}`);
  const found = entries.filter(search(typed));
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 lg:sticky lg:top-28 lg:self-start">
        <SearchForm value={typed} onChange={setTyped} />
        <p role="status" className="text-small text-muted tabular-nums">
          {text.found(found.length, entries.length)}
        </p>
        {found.length > 0 && <TopicLinks found={found} />}
      </div>
      {found.length > 0 ? <Topics found={found} /> : <NoMatch onClear={() => setTyped('')} />}
    </div>
  );
}

function SearchForm({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <search>
      <form
        method="get"
        action={questionsHref}
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="flex flex-col gap-2"
      >
        <SearchInput
          id="faq-search"
          label={text.search}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder={text.placeholder}
        />
        <Button type="submit" variant="secondary" className="without-script">
          {text.submit}
        </Button>
      </form>
    </search>
  );
}

/** Links to the topics: a list beside the questions, or a few rows above them on a phone. */
function TopicLinks({ found }: { found: readonly FaqEntry[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:block lg:border-hairline lg:border-t lg:pt-2">
      {topics.map((topic) => {
        const count = found.filter((entry) => entry.topic === topic).length;
        if (count === 0) return null;
        return (
          <li key={topic}>
            <a
              href={`#faq-${topic}`}
              className="flex min-h-10 items-center gap-3 text-small font-semibold hover:text-accent max-lg:h-full max-lg:min-h-11 max-lg:gap-2.5 max-lg:rounded-control max-lg:border max-lg:border-control max-lg:bg-surface max-lg:px-3 max-lg:py-1.5 max-lg:leading-tight"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'size-2.5 rounded-full lg:hidden',
                  lineBackground[topicColors[topic]],
                )}
              />
              <LineMark color={topicColors[topic]} className="max-lg:hidden" />
              <span className="grow">{faqTopics[topic]}</span>
              <span className="font-normal max-lg:hidden text-muted tabular-nums">{count}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The questions by topic; only one is open at a time (spec.md section 2). */
function Topics({ found }: { found: readonly FaqEntry[] }) {
  return (
    <div className="flex flex-col gap-10">
      {topics.map((topic) => {
        const items = found.filter((entry) => entry.topic === topic);
        return (
          items.length > 0 && (
            <section key={topic} aria-labelledby={`faq-${topic}`}>
              <h3 id={`faq-${topic}`} className="mb-3 flex scroll-mt-28 items-center gap-3 text-h3">
                <LineMark color={topicColors[topic]} />
                {faqTopics[topic]}
              </h3>
              <Accordion
                name="faq"
                items={items.map(({ id, question, answer, link }) => ({
                  id: `faq-${id}`,
                  title: question,
                  body: (
                    // Inside the item, so that a link to the answer opens it.
                    <div id={id} className="scroll-mt-40">
                      <p>{answer}</p>
                      {link && (
                        <p className="mt-2">
                          <a href={link.href} className="font-semibold text-ink underline">
                            {link.text}
                          </a>
                        </p>
                      )}
                    </div>
                  ),
                }))}
              />
            </section>
          )
        );
      })}
    </div>
  );
}

/** The texts are literal (spec.md section 8). */
function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <LineEnd
      title={text.none}
      text={text.noneHint}
      back={{ text: text.clear, href: questionsHref, go: onClear }}
    >
      <a href="#message" className="py-1 underline">
        {text.write}
      </a>
    </LineEnd>
  );
}
