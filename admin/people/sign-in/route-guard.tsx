import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../src/lib/paths/paths';
import { errorMessage } from '../../../src/lib/error-message';
import { appTexts } from '../../i18n/app';
import styles from '../../lib/frame.module.css';
import { decideNavigation, isBelow, type NavigationDecision } from './navigation-decision';
import { SignOutQuestion } from './sign-out';
import { useAccess } from './current-user';
import { AccessContext } from '../../data/rights';
import { PageLoading } from '../../lib/page-loading';
import { ReadFailure } from '../../lib/query-result';
import { signInOptions } from '../../data/supabase-client';

/** Lazy, because an account sees it once. */
const FirstPasswordPage = lazy(async () => ({
  default: (await import('./first-password-page')).FirstPasswordPage,
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
