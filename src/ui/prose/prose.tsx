import type { ReactElement } from 'react';
import { inlineText, type ProseBlock, type ProseInline } from '../../lib/text/prose';
import { AnyLink } from '../any-link/any-link';
import richText from '../rich-text/rich-text.module.css';
import styles from './prose.module.css';

/** The blocks of a long text in a readable line length. */
export function Prose({ blocks }: { blocks: readonly ProseBlock[] }) {
  return (
    <div className={`${richText.prose} ${styles.prose}`}>
      {blocks.map((block) => (
        <Block key={blockKey(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{inlines(block.content)}</p>;
    case 'subheading':
      return <h3>{inlines(block.content)}</h3>;
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(block.content)}</p>
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item) => <li key={inlineText(item)}>{inlines(item)}</li>);
      return block.isOrdered ? <ol className={styles.letters}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

function inlines(content: readonly ProseInline[]): ReactElement[] {
  return content.map((inline, index) => {
    if (typeof inline === 'string') return <span key={index}>{inline}</span>;
    const children = inlines(inline.content);
    switch (inline.kind) {
      case 'strong':
        return <strong key={index}>{children}</strong>;
      case 'emphasis':
        return <em key={index}>{children}</em>;
      case 'link':
        return (
          <AnyLink key={index} href={inline.href} isPage>
            {children}
          </AnyLink>
        );
    }
  });
}

function blockKey(block: ProseBlock): string {
  return block.kind === 'list' ? block.items.map(inlineText).join() : inlineText(block.content);
}
