import type { DataProvider } from '@refinedev/core';
import { withListChoices } from '../crud/list/list-query';
import { withCleanWrites } from '../fields/clean-writes';
import { resources } from '../resources/index';

/** Returns the data provider of all screens: it reads lists by their choices, and cleans what is written. */
export function screenDataProvider(provider: DataProvider): DataProvider {
  return withListChoices(withCleanWrites(provider, resources), resources);
}
