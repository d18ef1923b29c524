import { updateCSS as writeStyles } from 'rc-util/es/Dom/dynamicCSS.js';

export * from 'rc-util/es/Dom/dynamicCSS.js';

type Write = typeof writeStyles;

const written = new Map<string, { css: string; node: HTMLElement }>();

/**
 * Stands in for rc-util's (vite.config.ts): Ant Design hands a component's styles over with each button, field and box that is
 * drawn, and would look for them among all others each time. Takes and gives what the original does.
 */
export const updateCSS: Write = (css, key, option) => {
  const known = written.get(key);
  if (known?.css === css && known.node.isConnected) return known.node;
  const node = writeStyles(css, key, option);
  written.set(key, { css, node });
  return node;
};
