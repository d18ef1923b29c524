import type { ProseSection } from '../../lib/text/prose';
import { Prose } from './prose';
import styles from './prose-sections.module.css';

/** The sections of a long text with their headings and anchors. */
export function ProseSections({ sections }: { sections: readonly ProseSection[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`} className={styles.heading}>
        {title}
      </h2>
      <Prose blocks={blocks} />
    </section>
  ));
}
