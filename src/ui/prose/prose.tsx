import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../lib/messages';
import { isExternalLink } from '../../lib/paths/links';
import { inlineText, type ProseBlock, type ProseInline } from '../../lib/text/prose';
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
          <ProseLink key={index} href={inline.href}>
            {children}
          </ProseLink>
        );
    }
  });
}

function ProseLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  if (!isExternalLink(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden">, {messages.labels.opensInNewTab}</span>
    </a>
  );
}

function blockKey(block: ProseBlock): string {
  return block.kind === 'list' ? block.items.map(inlineText).join() : inlineText(block.content);
}
