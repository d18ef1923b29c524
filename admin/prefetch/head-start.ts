import { trustOffset } from '../../src/shared/dates';
import { documentState } from '../../src/shared/render-contract';
import { pause } from '../lib/pause';
import { resources } from '../resources/index';
import { accessQuery, HEAD_START_MS, identityQuery } from '../auth/person-queries';
import { authProvider, dataProvider, queryClient } from '../providers/instances';
import { leaveToTheScreen, readListAhead, resourceAt } from './read-ahead';

/** Of the document's first address; later ones have keys of their own. */
const FIRST_LOCATION_KEY = 'default';
const ROWS_GRACE_MS = 150;

/**
 * Asks who is there and for the rows of the list in the address while the screens are still being put together; they find
 * the answers in the cache. Nothing is shown of them before the guard has decided.
 */
function beginReading({ pathname, search }: Location): Promise<unknown> {
  const access = { ...accessQuery(FIRST_LOCATION_KEY), queryFn: authProvider.getPermissions };
  const known = queryClient.query({ ...access, gcTime: HEAD_START_MS }).catch(leaveToTheScreen);
  queryClient.query({ ...identityQuery, queryFn: authProvider.getIdentity }).catch(leaveToTheScreen);
  const resource = resourceAt(resources, pathname);
  const rows = resource && readListAhead(queryClient, dataProvider, resource, search);
  return known.then(() => Promise.race([rows, pause(ROWS_GRACE_MS)]));
}

const { steadyOffset } = documentState();
if (steadyOffset) trustOffset(steadyOffset);
// Documents run this module as a script of its own: what is asked for is on its way while the code of the screens is run.
/** Settles when it is known who is there. Rows that come as soon are drawn with the first screen, not over it. */
export const firstAnswers = beginReading(window.location);
