import { Prose } from '../../ui/prose.tsx';
import {
  type Block,
  groupBlocks,
  type Heading,
  type ListGroup,
  type Part,
  type Span,
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
  const heading = byBlock.get(part.block);
  if (heading) {
    const Tag = `h${heading.level}` as const;
    return (
      <Tag id={heading.id}>
        <Text block={part.block} />
      </Tag>
    );
  }
  if (isCode(part.block)) {
    return (
      <pre>
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

/** Whether a paragraph is a code block: only code, on several lines. */
function isCode({ spans, content }: TextBlock): boolean {
  return spans?.length === 1 && spans[0]?.code === true && content.includes('\n');
}

function List({ group }: { group: ListGroup }) {
  const Tag = group.ordered ? 'ol' : 'ul';
  return (
    <Tag>
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

function Text({ block }: { block: TextBlock }) {
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
