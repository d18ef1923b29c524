import { useRef } from 'react';
import { messages } from '../../lib/messages';
import styles from './contents-list.module.css';
import { useCurrentSection } from './use-current-section';

interface ContentsListProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to a text's sections and marks the current one. On small screens a sticky line opens them, with JavaScript. */
export function ContentsList({ sections }: ContentsListProps) {
  const { list, currentId } = useCurrentSection(sections);
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <nav className={styles.contents} aria-label={messages.labels.contents}>
      <details ref={details} className={styles.details}>
        <summary className={styles.summary}>
          {messages.labels.contents}
          <span className={styles.place}>{sections.find(({ id }) => id === currentId)?.title}</span>
        </summary>
        <ol ref={list} className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                aria-current={id === currentId ? 'location' : undefined}
                onClick={close}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
