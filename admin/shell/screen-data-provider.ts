import { withListChoices } from '../screens/list/list-query';
import { cleanColumns } from '../fields/form-codec';
import { createDataProvider } from '../data/data-provider';
import { getSupabase } from '../data/supabase-client';
import { resources } from '../resources/index';

/** The data provider of all screens: the pipeline of `createDataProvider`, whose lists are read by their choices. */
export const dataProvider = withListChoices(
  createDataProvider(getSupabase(), resources, cleanColumns),
  resources,
);
