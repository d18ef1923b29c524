import garamondTurkish from './fonts/eb-garamond-turkish.woff2?url';
import garamond from './fonts/eb-garamond.woff2?url';
import sourceSans from './fonts/source-sans-3.woff2?url';

/** Addresses of the upright font files that every page is set with; preload them with `crossorigin`. */
export const fontPreloads: readonly string[] = [garamond, garamondTurkish, sourceSans];
