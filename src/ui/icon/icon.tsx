import styles from './icon.module.css';

/** Our own hairline icons on a 24 × 24 grid, each a single stroked path. */
const PATHS = {
  arrowLeft: 'M20.5 12h-17m6-6-6 6 6 6',
  arrowRight: 'M3.5 12h17m-6-6 6 6-6 6',
  chevronDown: 'm6 9.5 6 6 6-6',
  copy: 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5',
  close: 'm5.5 5.5 13 13m0-13-13 13',
  download: 'M12 3.5V16m-5.5-5.5L12 16l5.5-5.5M4 20.5h16',
  external: 'M9.5 5h-5v14.5H19v-5M13 4h7v7M20 4l-9.5 9.5',
  facebook: 'M13.5 20.5v-11c0-2 1-3 3-3h1.5M9.5 12.5h7.5M3.5 3.5h17v17h-17z',
  instagram: 'M3.5 3.5h17v17h-17zM12 7.75a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5M17 6.5h.5v.5H17z',
  menu: 'M3.5 7h17m-17 5h17m-17 5h17',
  pause: 'M9 5.5v13m6-13v13',
  play: 'M8 5.5v13l10.5-6.5z',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13m4.75 11.25 5 5',
  youtube: 'M2.5 5.5h19v13h-19zM10.25 9.25v5.5l4.75-2.75z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
