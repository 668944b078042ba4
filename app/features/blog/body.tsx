import { Prose } from '../../ui/prose.tsx';
import {
  type Block,
  groupBlocks,
  type Heading,
  type ListGroup,
  type Part,
  type Span,
  type TableBlock,
  type TextBlock,
} from './blocks.ts';
import { PostPicture } from './card.tsx';
import { post as copy } from './copy.ts';

/** A post's blocks (spec.md section 2). `headings` is the outline of the same blocks. */
export function Body({
  blocks,
  headings,
}: {
  blocks: readonly Block[];
  headings: readonly Heading[];
}) {
  const parts = groupBlocks(blocks);
  if (parts.length === 0) return <p className="text-muted">{copy.noContent}</p>;
  const byBlock = new Map(headings.map((heading) => [heading.block, heading]));
  return (
    <Prose className="post-body">
      {parts.map((part, index) => {
        const key = `${part.kind}-${index}`;
        return <BodyPart key={key} part={part} byBlock={byBlock} />;
      })}
    </Prose>
  );
}

function BodyPart({ part, byBlock }: { part: Part; byBlock: Map<TextBlock, Heading> }) {
  if (part.kind === 'list') return <List group={part} />;
  if (part.kind === 'image') {
    return (
      <figure>
        <PostPicture picture={part.block.picture} sizes="(width < 48rem) 92vw, 41rem" />
        {part.block.picture.alt && (
          <figcaption className="mt-2 text-small text-muted">{part.block.picture.alt}</figcaption>
        )}
      </figure>
    );
  }
  if (part.kind === 'table') return <PostTable block={part.block} />;
  if (part.kind === 'quote') {
    return (
      <blockquote>
        {part.blocks.map((block, index) => {
          const key = `quote-${index}`;
          return (
            <p key={key}>
              <Text block={block} />
            </p>
          );
        })}
      </blockquote>
    );
  }
  const heading = byBlock.get(part.block);
  if (heading) {
    const Tag = `h${heading.level}` as const;
    return (
      <Tag id={heading.id}>
        <Text block={part.block} />
      </Tag>
    );
  }
  if (part.block.type === 'code') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise only a mouse could scroll it.
      <pre tabIndex={0}>
        <code>{part.block.content}</code>
      </pre>
    );
  }
  return (
    <p>
      <Text block={part.block} />
    </p>
  );
}

/** A table in a box of its own, which scrolls if the table is wide, also with the keyboard (WCAG 1.4.10, 2.1.1). */
function PostTable({ block: { rows } }: { block: TableBlock }) {
  const [head = [], ...body] = rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: otherwise only a mouse could scroll it.
    <section className="post-table" aria-label={copy.table} tabIndex={0}>
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {body.map((row, index) => {
            const key = `row-${index}`;
            return <tr key={key}>{cells(row, 'td')}</tr>;
          })}
        </tbody>
      </table>
    </section>
  );
}

function cells(row: TableBlock['rows'][number], Tag: 'th' | 'td') {
  return row.map((cell, index) => {
    const key = `cell-${index}`;
    return (
      <Tag key={key} {...(Tag === 'th' && { scope: 'col' })}>
        <Text block={cell} />
      </Tag>
    );
  });
}

function List({ group }: { group: ListGroup }) {
  const Tag = group.ordered ? 'ol' : 'ul';
  return (
    <Tag {...(group.start !== 1 && { start: group.start })}>
      {group.items.map(({ block, inner }, index) => {
        const key = `item-${index}`;
        return (
          <li key={key}>
            <Text block={block} />
            {inner.map((list, at) => {
              const innerKey = `list-${at}`;
              return <List key={innerKey} group={list} />;
            })}
          </li>
        );
      })}
    </Tag>
  );
}

function Text({ block }: { block: Pick<TextBlock, 'content' | 'spans'> }) {
  if (!block.spans) return block.content;
  return block.spans.map((span, index) => {
    const key = `span-${index}`;
    return <FormattedText key={key} span={span} />;
  });
}

function FormattedText({ span }: { span: Span }) {
  let text: React.ReactNode = span.text;
  if (span.code) text = <code>{text}</code>;
  if (span.bold) text = <strong>{text}</strong>;
  if (span.italic) text = <em>{text}</em>;
  if (span.strike) text = <s>{text}</s>;
  if (span.href) text = <a href={span.href}>{text}</a>;
  return text;
}
