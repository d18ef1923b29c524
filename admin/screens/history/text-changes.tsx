import type { ReactNode } from 'react';
import { versionTexts } from '../../i18n/history';
import { cutAroundChanges, textDifference, type TextPart } from '../../lib/text-difference';
import styles from './history.module.css';

/** In characters: longer changes are shown by their start and end. */
const MAX_CHANGE = 600;

/** A changed text with the removed words struck through and the added ones underlined. */
export function TextChange({ before, after }: { readonly before: string; readonly after: string }) {
  const parts = textDifference(before, after);
  if (parts.every(({ change }) => change === 'kept'))
    return <p className={styles.note}>{versionTexts.formatOnly}</p>;
  return (
    <p className={styles.text}>
      {cutAroundChanges(parts, MAX_CHANGE).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </p>
  );
}

function Part({ text, change }: TextPart) {
  const words = text.trimEnd();
  if (change === 'kept') return text;
  return (
    <>
      {change === 'removed' ? <Removed>{words}</Removed> : <Added>{words}</Added>}
      {text.slice(words.length)}
    </>
  );
}

/** Screen readers do not announce `del` and `ins`. */
export function Removed({ children }: { readonly children: ReactNode }) {
  return (
    <del className={styles.removed}>
      <span className="visually-hidden">{versionTexts.removed}</span>
      {children}
    </del>
  );
}

export function Added({ children }: { readonly children: ReactNode }) {
  return (
    <ins className={styles.added}>
      <span className="visually-hidden">{versionTexts.added}</span>
      {children}
    </ins>
  );
}
