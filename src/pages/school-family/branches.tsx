import type { ProseSection } from '../../lib/text/prose';
import { Prose } from '../../ui/prose/prose';
import styles from './branches.module.css';

/** The institutions of the school family, side by side. */
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
