import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../../src/shared/paths';
import { resources } from '../resources/index';
import { resourceRoutes } from '../schema/derive-routes';
import { ResourceScreen } from '../screens/resource-screen';
import { AccountPage } from './account-page';

const [firstResource] = resources;
const START = firstResource ? resourceRoutes(firstResource).list : paths.home;

/** The addresses below /admin, derived from the declarations; an unknown one leads to the first tab. */
export function AdminRoutes() {
  return (
    <Routes>
      {resources.flatMap((resource) => {
        const { list, create, edit } = resourceRoutes(resource);
        // One key per resource: list and form share a screen, two resources never do.
        const screen = <ResourceScreen key={resource.table} resource={resource} />;
        return [list, create, edit].map((address) => (
          <Route key={address} path={address.slice(paths.admin.length + 1)} element={screen} />
        ));
      })}
      <Route path={paths.account.slice(paths.admin.length + 1)} element={<AccountPage />} />
      <Route path="*" element={<Navigate to={START} replace />} />
    </Routes>
  );
}
