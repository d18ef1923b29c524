import { FINGER, PHONE, STILL } from '../lib/use-media-query';

/** On a phone the file would take longer than the few styles of its first list. For fingers the theme has larger controls. */
const WITHOUT_FILE = `${PHONE}, ${FINGER}`;

/**
 * Inserts the styles of lists and forms that the build has generated (render-styles.tsx). Ant Design finds them by the theme's values
 * and generates only those that are missing: https://ant.design/docs/react/server-side-rendering. It looks for them when it first
 * renders.
 */
export async function insertStyles(): Promise<void> {
  if (window.matchMedia(WITHOUT_FILE).matches) return;
  const { default: styles } = await (window.matchMedia(STILL).matches
    ? import('virtual:antd-styles/still')
    : import('virtual:antd-styles/moving'));
  const element = document.createElement('style');
  element.textContent = styles;
  // Our own style sheets override Ant Design's.
  document.head.prepend(element);
}
