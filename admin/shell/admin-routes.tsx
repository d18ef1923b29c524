import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { messages } from '../../src/shared/messages';
import { paths } from '../../src/shared/paths';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { ResourceScreen } from '../crud/resource-screen';

/** Neither is needed for a list, so no list waits for them. */
const Dashboard = lazy(async () => {
  const { Dashboard } = await import('../dashboard/dashboard');
  return { default: Dashboard };
});
const AccountPage = lazy(async () => {
  const { AccountPage } = await import('../account/account-page');
  return { default: AccountPage };
});

/** The addresses below /admin, derived from the declarations; an unknown one leads to the overview. */
export function AdminRoutes() {
  return (
    <Suspense fallback={<p role="status">{messages.public.loading}</p>}>
      <Routes>
        <Route index element={<Dashboard />} />
        {resources.flatMap((resource) => {
          const { list, create, edit } = resourceRoutes(resource);
          // One key per resource: list and form share a screen, two resources never do.
          const screen = <ResourceScreen key={resource.table} resource={resource} />;
          return [list, create, edit].map((address) => (
            <Route key={address} path={address.slice(paths.admin.length + 1)} element={screen} />
          ));
        })}
        <Route path={paths.account.slice(paths.admin.length + 1)} element={<AccountPage />} />
        <Route path="*" element={<Navigate to={paths.admin} replace />} />
      </Routes>
    </Suspense>
  );
}
