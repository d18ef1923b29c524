import type { ReactElement } from 'react';
import { documentText, type ProseDocument } from '../../lib/text/prose';
import { ContentsList } from '../contents-list/contents-list';
import { Prose } from '../prose/prose';
import { ProseSections } from '../prose/prose-sections';
import { ReadingFacts } from '../prose/reading-facts';
import styles from './long-text.module.css';

interface LongTextProps {
  text: ProseDocument;
  /** Shown between the introduction and the first section. */
  children?: ReactElement;
}

/** A dated text with its contents, beside it on wide screens and above it on small ones. */
export function LongText({ text, children }: LongTextProps) {
  const { date, intro, sections } = text;
  return (
    <div className={styles.columns}>
      <ContentsList sections={sections} />
      <div className={styles.text}>
        <div className={styles.intro}>
          <ReadingFacts text={documentText(text)} changed={date} />
          <Prose blocks={intro} />
          {children}
        </div>
        <ProseSections sections={sections} />
      </div>
    </div>
  );
}
