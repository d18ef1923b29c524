import { IS_STILL } from './use-admin-theme';

/** A finger gets larger controls (src/styles/tokens.css), so its styles are others. */
const IS_TOUCHED = '(pointer: coarse)';
/** On a phone the file would take longer than the few styles of its first list. */
const IS_PHONE = '(max-width: 639px)';

/**
 * Inserts the styles of lists and forms that the build has generated (render-styles.tsx). Ant Design finds them by the theme and
 * generates only those that are missing: https://ant.design/docs/react/server-side-rendering. It looks for them when it first renders.
 */
export async function insertStyles(): Promise<void> {
  if ([IS_PHONE, IS_STILL, IS_TOUCHED].some((query) => window.matchMedia(query).matches)) return;
  const { default: styles } = await import('virtual:antd-styles');
  const element = document.createElement('style');
  element.textContent = styles;
  // Our own style sheets override Ant Design's.
  document.head.prepend(element);
}
