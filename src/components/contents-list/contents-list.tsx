import { messages } from '../../shared/messages';
import styles from './contents-list.module.css';
import { useReadingPlace } from './use-reading-place';

interface ContentsListProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** Links to a long text's sections that mark the one being read; on small screens they open on demand. Without JavaScript they are links. */
export function ContentsList({ sections }: ContentsListProps) {
  const { list, currentId } = useReadingPlace(sections);
  return (
    <nav className={styles.contents} aria-label={messages.labels.contents}>
      <details className={styles.details}>
        <summary className={styles.summary}>{messages.labels.contents}</summary>
        <ol ref={list} className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a
                className={styles.link}
                href={`#${id}`}
                aria-current={id === currentId ? 'location' : undefined}
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
