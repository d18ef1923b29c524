import { trustOffset } from '../../src/shared/dates';
import { documentState } from '../../src/shared/render-contract';
import { resources } from '../resources/index';
import { accessQuery, HEAD_START_MS, identityQuery } from './person-queries';
import { authProvider, dataProvider, queryClient } from './providers';
import { leaveToTheScreen, readListAhead, resourceAt } from './read-ahead';

/** Of the document's first address; later ones have keys of their own. */
const FIRST_LOCATION_KEY = 'default';

/**
 * Asks who is there and for the rows of the list in the address while the screens are still being put together; they find
 * the answers in the cache. Nothing is shown of them before the guard has decided.
 */
function beginReading({ pathname, search }: Location): void {
  const access = { ...accessQuery(FIRST_LOCATION_KEY), queryFn: authProvider.getPermissions };
  queryClient.query({ ...access, gcTime: HEAD_START_MS }).catch(leaveToTheScreen);
  queryClient.query({ ...identityQuery, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
  const resource = resourceAt(resources, pathname);
  if (resource) readListAhead(queryClient, dataProvider, resource, search);
}

const { steadyOffset } = documentState();
if (steadyOffset) trustOffset(steadyOffset);
// Documents run this module as a script of its own: what is asked for is on its way while the code of the screens is run.
beginReading(window.location);
