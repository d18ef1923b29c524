import { useSelect } from '@refinedev/core';
import type { Row } from '../../lib/row';
import { resourceOf } from '../../schema/resource-registry';
import { searchFilter } from '../../schema/derive-search';
import { writeTarget } from './target';

const TYPING_PAUSE_MS = 250;
const SHOWN = 20;

interface TargetOption {
  /** The row as `writeTarget` writes it. The select passes it back unchanged. */
  readonly value: string;
  readonly label: string;
}

interface Targets {
  readonly options: readonly TargetOption[];
  readonly isSearching: boolean;
  readonly search: (typed: string) => void;
}

/**
 * Returns the rows of a table to choose from. While somebody types, they are searched as in the back office's
 * search.
 */
export function useTargets(table: string): Targets {
  const { titleField, ...resource } = resourceOf(table);
  const { query, onSearch } = useSelect<Row>({
    resource: table,
    meta: { select: `id,title:${titleField}` },
    sorters: [{ field: titleField, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: SHOWN, mode: 'server' },
    debounce: TYPING_PAUSE_MS,
    onSearch: (typed) => searchFilter({ titleField, ...resource }, typed),
    errorNotification: false,
  });
  const rows = query.data?.data ?? [];
  return {
    options: rows.map(({ id, title }) => {
      const label = typeof title === 'string' ? title : '';
      return { value: writeTarget({ id, title: label }), label: label || String(id) };
    }),
    isSearching: query.isFetching,
    search: onSearch,
  };
}
