import { safeRedirect } from '../../src/lib/paths/links';
import { formerPaths, paths } from '../../src/lib/paths/paths';
import type { Access } from '../providers/access';

/** Where a public page's notice about a missing permission leads to: the public site shows it. */
const WITHOUT_PERMISSION = `${paths.home}?bildirim=yetkisiz`;

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** `navigate` stays in the back office; `leave` crosses to the public site, which is a document navigation. */
export type Decision =
  | { readonly kind: 'stay' | 'change-password' | 'ask-sign-out' }
  | { readonly kind: 'navigate' | 'leave'; readonly to: string };

/** Takes what a person may do and where they are going; gives what happens to the navigation. */
export function decide(access: Access, { pathname, search }: Address): Decision {
  const moved = formerPaths.get(pathname);
  if (moved !== undefined) return { kind: 'navigate', to: moved + search };
  // A mail's link works whoever is signed in here, and so does asking for another.
  if (pathname === paths.newPassword || pathname === paths.forgotPassword) return { kind: 'stay' };
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
    case 'admin':
      return { kind: 'stay' };
  }
}

function decideLogin(access: Access, query: URLSearchParams): Decision {
  // A link from anywhere may lead here: it asks, and ends nothing by itself.
  if (query.get('cikis') === '1')
    return access === 'visitor' ? { kind: 'leave', to: paths.home } : { kind: 'ask-sign-out' };
  if (access === 'owes-password') return { kind: 'change-password' };
  if (access === 'visitor' || access === 'half-signed-in') return { kind: 'stay' };
  const to = safeRedirect(query.get('redirect'), paths.admin);
  if (isBelow(paths.admin, to)) return { kind: 'navigate', to };
  // The login page is no destination: a link must not sign anybody out by way of the redirect.
  return isBelow(paths.login, to) ? { kind: 'navigate', to: paths.admin } : { kind: 'leave', to };
}

/** Takes a path and an address, says whether the address is that path or lies below it. */
export function isBelow(path: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname === path || pathname.startsWith(`${path}/`);
}
