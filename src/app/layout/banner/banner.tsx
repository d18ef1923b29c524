import { useSyncExternalStore } from 'react';
import { shellTexts } from '../../../content/shell/shell';
import { AnyLink } from '../../../ui/any-link/any-link';
import { useSettings } from '../../../ui/settings';
import styles from './banner.module.css';

const LOOK_AGAIN_AFTER_MS = 1000;

/** The announcement bar above every page. It goes at its end, also in a page that was opened before. */
export function Banner() {
  const { banner_text: text, banner_link: link, banner_until: until } = useSettings();
  const hasEnded = useHasPassed(until);
  if (text === null || hasEnded) return null;
  return (
    <aside className={styles.banner} aria-label={shellTexts.banner}>
      <p className={styles.text}>{link === null ? text : <AnyLink href={link}>{text}</AnyLink>}</p>
    </aside>
  );
}

/** Tells whether a moment has passed. The document shows what had not passed when it was rendered. */
function useHasPassed(moment: string | null): boolean {
  return useSyncExternalStore(
    moment === null ? neverChanges : everySecond,
    () => moment !== null && Date.parse(moment) <= Date.now(),
    () => false,
  );
}

const neverChanges = () => () => undefined;

function everySecond(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_AGAIN_AFTER_MS);
  return () => clearInterval(timer);
}
