import { withListChoices } from '../crud/list/list-query';
import { cleanColumns } from '../fields/clean-writes';
import { createDataProvider } from '../providers/data-provider';
import { getSupabase } from '../providers/supabase-client';
import { resources } from '../resources/index';

/** The data provider of all screens: the pipeline of `createDataProvider`, whose lists are read by their choices. */
export const dataProvider = withListChoices(
  createDataProvider(getSupabase(), resources, cleanColumns),
  resources,
);
