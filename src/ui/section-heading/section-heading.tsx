import type { ReactElement } from 'react';
import styles from './section-heading.module.css';

interface SectionHeadingProps {
  id: string;
  children: string;
  /** A link or controls at the end of the line. */
  aside?: ReactElement;
}

export function SectionHeading({ id, children, aside }: SectionHeadingProps) {
  return (
    <div className={styles.line}>
      <h2 id={id} className={styles.heading}>
        {children}
      </h2>
      {aside}
    </div>
  );
}
