/** The colour schemes that a person can choose on a device; the first follows the system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The sizes of text, in percent. The first is the usual one. */
export const TEXT_SIZES = [100, 115, 130] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** What a device remembers of how the site is shown. The back office has the same theme. */
export const APPEARANCE_KEYS = { theme: 'dernek-gorunum', textSize: 'dernek-yazi' } as const;

/**
 * The site's only inline script: it shows the remembered theme and size of text before the first paint. It sets the
 * attributes that src/styles read, and only to the values above. The content security policy admits it by its hash.
 */
export const APPEARANCE_SCRIPT =
  'try{' +
  'const d=document.documentElement.dataset,' +
  `t=localStorage.getItem('${APPEARANCE_KEYS.theme}'),s=localStorage.getItem('${APPEARANCE_KEYS.textSize}');` +
  `if(${JSON.stringify(THEMES.slice(1))}.includes(t))d.theme=t;` +
  `if(${JSON.stringify(TEXT_SIZES.slice(1).map(String))}.includes(s))d.textSize=s` +
  '}catch{}';

/** Reads a theme from its stored name. */
export function readTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Reads a size of text from its stored percentage. */
export function readTextSize(stored: string | null): TextSize {
  return TEXT_SIZES.find((size) => String(size) === stored) ?? 100;
}

/** Shows a theme at once. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Shows a size of text at once. */
export function showTextSize(size: TextSize): void {
  const { dataset } = document.documentElement;
  if (size === TEXT_SIZES[0]) delete dataset.textSize;
  else dataset.textSize = String(size);
}
