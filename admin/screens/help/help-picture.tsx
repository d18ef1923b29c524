import type { ReactNode } from 'react';
import { helpTexts } from '../../i18n/help';
import styles from './help.module.css';

export type HelpPictureName = keyof typeof helpTexts.pictures;

const LINES = [0, 1, 2, 3];

/** A row of a list: a mark, a line of text and a button. */
const row = (top: number, mark: ReactNode) => (
  <g key={top}>
    {mark}
    <rect className={styles.text} x="52" y={top + 4} width="120" height="8" />
    <rect className={styles.button} x="254" y={top} width="42" height="16" />
  </g>
);

/** Simple drawings of the kinds of screens. They show where things stand, so that no change of a screen makes them wrong. */
const DRAWINGS: Record<HelpPictureName, ReactNode> = {
  list: (
    <>
      <rect className={styles.field} x="24" y="18" width="180" height="22" />
      <rect className={styles.main} x="232" y="18" width="64" height="22" />
      {LINES.map((line) =>
        row(
          58 + line * 28,
          <rect className={styles.picture} x="24" y={56 + line * 28} width="20" height="20" />,
        ),
      )}
    </>
  ),
  form: (
    <>
      {[18, 50].map((top) => (
        <rect key={top} className={styles.field} x="24" y={top} width="176" height="22" />
      ))}
      <rect className={styles.field} x="24" y="82" width="176" height="52" />
      <rect className={styles.picture} x="216" y="18" width="80" height="54" />
      <rect className={styles.field} x="216" y="82" width="80" height="22" />
      <rect className={styles.button} x="166" y="146" width="58" height="22" />
      <rect className={styles.main} x="232" y="146" width="64" height="22" />
    </>
  ),
  overview: (
    <>
      <rect className={styles.text} x="24" y="22" width="90" height="12" />
      <rect className={styles.main} x="232" y="18" width="64" height="22" />
      <rect className={styles.field} x="24" y="54" width="156" height="112" />
      <rect className={styles.field} x="192" y="54" width="104" height="112" />
      {LINES.map((line) => (
        <g key={line}>
          <rect className={styles.text} x="36" y={68 + line * 24} width="112" height="8" />
          <rect className={styles.text} x="204" y={68 + line * 24} width="72" height="8" />
        </g>
      ))}
    </>
  ),
  people: (
    <>
      {LINES.map((line) =>
        row(22 + line * 38, <circle className={styles.picture} cx="34" cy={30 + line * 38} r="12" />),
      )}
    </>
  ),
  versions: (
    <>
      <path className={styles.line} d="M34 30V144" />
      {LINES.map((line) =>
        row(
          22 + line * 38,
          <circle className={line === 0 ? styles.main : styles.picture} cx="34" cy={30 + line * 38} r="9" />,
        ),
      )}
    </>
  ),
  table: (
    <>
      {LINES.map((line) => (
        <g key={line}>
          {[0, 1, 2].map((cell) => (
            <rect
              key={cell}
              className={styles.field}
              x={24 + cell * 36}
              y={30 + line * 30}
              width="36"
              height="30"
            />
          ))}
          <rect className={styles.picture} x="196" y={35 + line * 30} width="20" height="20" />
          <rect className={styles.text} x="226" y={41 + line * 30} width="70" height="8" />
        </g>
      ))}
      <path className={styles.line} d="M146 90H180M170 80L180 90L170 100" />
    </>
  ),
};

/** The drawing of a kind of screen, with what it shows below it. */
export function HelpPicture({ name }: { readonly name: HelpPictureName }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 320 184" aria-hidden>
        {DRAWINGS[name]}
      </svg>
      <figcaption>{helpTexts.pictures[name]}</figcaption>
    </figure>
  );
}
