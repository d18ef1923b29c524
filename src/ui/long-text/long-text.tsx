import type { ReactNode } from 'react';
import type { ProseDocument } from '../../lib/text/prose';
import { ContentsList } from '../contents-list/contents-list';
import { Prose } from '../prose/prose';
import { ProseSections } from '../prose/prose-sections';
import styles from './long-text.module.css';

interface LongTextProps {
  text: ProseDocument;
  /** Shown between the introduction and the first section. */
  children?: ReactNode;
}

/** A text with its contents, beside it on wide screens and above it on small ones. */
export function LongText({ text: { intro, sections }, children }: LongTextProps) {
  return (
    <div className={styles.columns}>
      <ContentsList sections={sections} />
      <div className={styles.text}>
        <div className={styles.intro}>
          <Prose blocks={intro} />
          {children}
        </div>
        <ProseSections sections={sections} />
      </div>
    </div>
  );
}
