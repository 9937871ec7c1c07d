import { Fragment } from 'react';
import { readMarkdown, type Block, type Inline } from './markdown';

export function MarkdownText({ markdown }: { markdown: string }) {
  return readMarkdown(markdown).map((block, index) => <BlockText key={index} block={block} />);
}

function BlockText({ block }: { block: Block }) {
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'list') {
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineText content={item} />
          </li>
        ))}
      </List>
    );
  }
  const Tag = block.kind === 'heading' ? (`h${block.level}` as const) : 'p';
  return (
    <Tag>
      <InlineText content={block.content} />
    </Tag>
  );
}

function InlineText({ content }: { content: readonly Inline[] }) {
  return content.map(({ kind, text, href }, index) => {
    if (kind === 'text') return <Fragment key={index}>{text}</Fragment>;
    if (kind === 'link')
      return (
        <a key={index} href={href} rel="noreferrer">
          {text}
        </a>
      );
    const Tag = kind;
    return <Tag key={index}>{text}</Tag>;
  });
}
