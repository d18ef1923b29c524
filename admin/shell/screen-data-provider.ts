import { withListChoices } from '../screens/list/list-query';
import { cleanColumns } from '../fields/form-codec';
import { createDataProvider } from '../data/data-provider';
import { getSupabase } from '../data/supabase-client';
import { resources } from '../resources/index';

export const dataProvider = withListChoices(
  createDataProvider(getSupabase(), resources, cleanColumns),
  resources,
);
