import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lightToken } from '../styles/light-token';

/** All measures are pixels of the finished picture. */
export const MARGIN = 64;
/** A navy veil over the cover keeps letters readable. Its opacity grows downwards from where the text starts. */
export const VEIL = { height: 160, depth: 0.68, depthAtFoot: 0.92 };
export const DATE = { size: 36, rise: 28 };
/** The site's name at the bottom, and the distances of the rule and of the title's last baseline above its own. */
export const SITE = { size: 30, rule: 52, title: 96 };
/** A title too long for the large size is set in the small one with one more line, and then shortened. */
export const TITLE = { large: 72, small: 60, lineHeight: 1.12, maxLines: 3 };

const TOKENS = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
export const COLOURS = {
  paper: lightToken(TOKENS, 'paper'),
  veil: lightToken(TOKENS, 'navy'),
  title: lightToken(TOKENS, 'on-navy'),
  small: lightToken(TOKENS, 'on-navy-soft'),
};

const require = createRequire(import.meta.url);
export const FONT_FILES = {
  regular: require.resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf'),
  medium: require.resolve('@expo-google-fonts/eb-garamond/500Medium/EBGaramond_500Medium.ttf'),
};
