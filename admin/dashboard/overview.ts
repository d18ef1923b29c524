import { createOverview } from '../data/overview';
import { getSupabase, hasOwnServer } from '../data/supabase-client';

/** Apart from the other instances, so that it loads with the overview. */
export const overview = createOverview(getSupabase(), hasOwnServer);
