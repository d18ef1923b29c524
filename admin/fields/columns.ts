import type { Kind } from '../schema/field-types';
import { booleanFilter } from './boolean/boolean-filter';
import {
  dateFilter,
  datetimeFilter,
  numberValuesFilter,
  textValuesFilter,
  type ColumnFilter,
} from './column-filter';
import { monthFilter } from './month/month-filter';
import { publishFilter } from './publish/publish-filter';

/** What a list asks for by a column of a kind. */
interface ListedColumn {
  /** By what its values are put in order; without it the list cannot be. */
  readonly sort?: 'text' | 'date' | 'boolean';
  /** How a list is narrowed by it; absent: `list.filters` may not name it. */
  readonly filter?: ColumnFilter;
}

const SORTED: ListedColumn = { sort: 'text' };
const PLAIN: ListedColumn = {};

/**
 * Apart from the registry: a list's rows are asked for before the code that shows them is run. Does not compile while a kind
 * is missing.
 */
export const columns: Readonly<Record<Kind, ListedColumn>> = {
  text: SORTED,
  longtext: PLAIN,
  richtext: PLAIN,
  slug: PLAIN,
  category: { sort: 'text', filter: textValuesFilter },
  url: SORTED,
  email: SORTED,
  phone: SORTED,
  boolean: { sort: 'boolean', filter: booleanFilter },
  date: { sort: 'date', filter: dateFilter },
  datetime: { sort: 'date', filter: datetimeFilter },
  publish: { sort: 'date', filter: publishFilter },
  year: { sort: 'date', filter: numberValuesFilter },
  month: { filter: monthFilter },
  image: PLAIN,
  alt: PLAIN,
  gallery: PLAIN,
  captions: PLAIN,
  pdf: PLAIN,
};
