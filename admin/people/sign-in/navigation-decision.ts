import { safeRedirect } from '../../../src/lib/paths/links';
import { formerPaths, paths } from '../../../src/lib/paths/paths';
import type { Access } from '../../data/access';

/** The home page shows a notice about a missing permission for this query. */
const WITHOUT_PERMISSION = `${paths.home}?bildirim=yetkisiz`;

/** A mail's link works whoever is signed in, and so does asking for another mail. */
const MAIL_PAGES: ReadonlySet<string> = new Set([
  paths.forgotPassword,
  paths.newPassword,
  paths.invitation,
  paths.emailChange,
]);

/** `navigate` stays in the back office. `leave` loads a document of the public site. */
export type NavigationDecision =
  | { readonly kind: 'stay' | 'change-password' | 'ask-sign-out' }
  | { readonly kind: 'navigate' | 'leave'; readonly to: string };

/** Decides what happens to a navigation, given what the person may do and where they are going. */
export function decideNavigation(
  access: Access,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): NavigationDecision {
  const moved = formerPaths.get(pathname);
  if (moved !== undefined) return { kind: 'navigate', to: moved + search };
  if (MAIL_PAGES.has(pathname)) return { kind: 'stay' };
  if (isBelow(paths.login, pathname)) return decideLogin(access, new URLSearchParams(search));
  switch (access) {
    case 'visitor':
    case 'half-signed-in':
      return {
        kind: 'navigate',
        to: `${paths.login}?redirect=${encodeURIComponent(pathname + search)}`,
      };
    case 'owes-password':
      return { kind: 'change-password' };
    case 'member':
      return { kind: 'leave', to: WITHOUT_PERMISSION };
    case 'writer':
    case 'admin':
      return { kind: 'stay' };
  }
}

function decideLogin(access: Access, query: URLSearchParams): NavigationDecision {
  // Any page may link to this address, so it asks before signing out.
  if (query.get('cikis') === '1')
    return access === 'visitor' ? { kind: 'leave', to: paths.home } : { kind: 'ask-sign-out' };
  if (access === 'owes-password') return { kind: 'change-password' };
  if (access === 'visitor' || access === 'half-signed-in') return { kind: 'stay' };
  const to = safeRedirect(query.get('redirect'), paths.admin);
  if (isBelow(paths.admin, to)) return { kind: 'navigate', to };
  // A redirect never leads to the login page: its `cikis` parameter could sign somebody out.
  return isBelow(paths.login, to) ? { kind: 'navigate', to: paths.admin } : { kind: 'leave', to };
}

/** Whether the address is the path or lies below it. */
export function isBelow(path: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname === path || pathname.startsWith(`${path}/`);
}
