import type { Settings } from '../lib/database/settings';
import { paths } from '../lib/paths/paths';

/** Of the window in which the installed site starts. */
interface WindowColours {
  readonly background: string;
  readonly theme: string;
}

/** A home screen cuts longer names (web.dev/learn/pwa/web-app-manifest). */
const SHORT_NAME_LENGTH = 12;

/** Returns the web app manifest: name, icons and colours of the installed site. */
export function writeWebManifest(
  { association_name: name, short_name: shortName }: Settings,
  { background, theme }: WindowColours,
): string {
  const manifest = {
    id: paths.home,
    name,
    short_name: shorten(shortName ?? name),
    description: 'Derneğimizin duyuruları, etkinlikleri, takvimi ve mezunlarından haberler.',
    lang: 'tr',
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'minimal-ui',
    background_color: background,
    theme_color: theme,
    icons: [icon('192', 'any'), icon('512', 'any'), icon('maskable-512', 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Returns as many whole words as fit; a first word that is longer is cut. */
function shorten(name: string): string {
  const whole = `${name} `.slice(0, SHORT_NAME_LENGTH + 1);
  const end = whole.lastIndexOf(' ');
  return end > 0 ? whole.slice(0, end) : name.slice(0, SHORT_NAME_LENGTH);
}

/** The files are in `public`; `npm run pictures:icons` draws them. */
function icon(name: string, purpose: string) {
  const size = name.replace(/\D/g, '');
  return { src: `/icon-${name}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose };
}
