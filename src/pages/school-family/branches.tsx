import type { ProseSection } from '../../lib/text/prose';
import { Prose } from '../../ui/prose/prose';
import styles from './branches.module.css';

/** The members of the family side by side, as in the columns of an annual. */
export function Branches({ sections }: { sections: readonly ProseSection[] }) {
  return (
    <div className={styles.branches}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} className={styles.branch} aria-labelledby={`${id}-baslik`}>
          <h2 id={`${id}-baslik`} className={styles.heading}>
            {title}
          </h2>
          <Prose blocks={blocks} />
        </section>
      ))}
    </div>
  );
}
