import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths, formerPaths } from '../../../src/lib/paths/paths';
import { errorMessage } from '../../../src/lib/error-message';
import { appTexts } from '../../i18n/app';
import styles from '../../lib/frame.module.css';
import { SignOutQuestion } from './sign-out';
import { useAccess } from './current-user';
import { PageLoading, ReadFailure } from '../../lib/loading';
import { signInOptions } from '../../data/supabase-client';
import { safeRedirect } from '../../../src/lib/paths/links';
import { AccessContext, type Access } from '../../data/access';

/** Lazy, because an account sees it once. */
const FirstPasswordPage = lazy(async () => ({
  default: (await import('./mail-pages')).FirstPasswordPage,
}));

/** Renders its children only after the person's access, which is read again at each navigation, has allowed it. */
export function RouteGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const { data: access, isPlaceholderData, error, refetch } = useAccess();

  if (error)
    return (
      <main className={styles.centred}>
        <ReadFailure message={appTexts.access.failed} description={errorMessage(error)} onRetry={refetch} />
      </main>
    );
  const staysForNow =
    isPlaceholderData &&
    (access === 'admin' || access === 'writer') &&
    isBelow(paths.admin, location.pathname);
  if (!access || (isPlaceholderData && !staysForNow)) return <PageLoading />;

  // Both cases render the same element. A different one would remount all screens at each navigation.
  const decision: NavigationDecision = staysForNow ? { kind: 'stay' } : decideNavigation(access, location);
  return (
    <AccessContext value={access}>
      <Follow decision={decision}>{children}</Follow>
    </AccessContext>
  );
}

function Follow({ decision, children }: { decision: NavigationDecision; children?: ReactNode }) {
  const { pathname } = useLocation();
  switch (decision.kind) {
    case 'stay':
      return children;
    case 'ask-sign-out':
      return <SignOutQuestion />;
    case 'change-password':
      return (
        <Suspense fallback={<PageLoading />}>
          <FirstPasswordPage />
        </Suspense>
      );
    case 'navigate':
      return needsDocument(pathname, decision.to) ? (
        <Leave to={decision.to} />
      ) : (
        <Navigate to={decision.to} replace />
      );
    case 'leave':
      return <Leave to={decision.to} />;
  }
}

/** Only the documents of the sign-in pages may load a captcha, whose script never runs beside the back office. */
function needsDocument(from: string, to: string): boolean {
  const hasCaptcha = signInOptions().captchaSiteKey !== undefined;
  return hasCaptcha && isBelow(paths.login, from) !== isBelow(paths.login, to);
}

function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return <PageLoading />;
}

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
type NavigationDecision =
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
function isBelow(path: string, address: string): boolean {
  const [pathname = ''] = address.split(/[?#]/, 1);
  return pathname === path || pathname.startsWith(`${path}/`);
}
