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
  readonly isSortable: boolean;
  /** How a list is narrowed by it; absent: `list.filters` may not name it. */
  readonly filter?: ColumnFilter;
}

const SORTED: ListedColumn = { isSortable: true };
const PLAIN: ListedColumn = { isSortable: false };

/**
 * Apart from the registry: a list's rows are asked for before the code that shows them is run. Does not compile while a kind
 * is missing.
 */
export const columns: Readonly<Record<Kind, ListedColumn>> = {
  text: SORTED,
  longtext: PLAIN,
  richtext: PLAIN,
  slug: PLAIN,
  category: { isSortable: true, filter: textValuesFilter },
  url: SORTED,
  email: SORTED,
  phone: SORTED,
  boolean: { isSortable: true, filter: booleanFilter },
  date: { isSortable: true, filter: dateFilter },
  datetime: { isSortable: true, filter: datetimeFilter },
  publish: { isSortable: true, filter: publishFilter },
  year: { isSortable: true, filter: numberValuesFilter },
  month: { isSortable: false, filter: monthFilter },
  image: PLAIN,
  alt: PLAIN,
  gallery: PLAIN,
  captions: PLAIN,
  pdf: PLAIN,
};
