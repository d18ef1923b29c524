import { useList } from '@refinedev/core';
import type { Row } from '../../lib/row';
import { resourceOf } from '../../schema/resource-registry';
import type { CellProps } from '../field-kind';
import { titleOf } from './target';

/** The title of the row that a stored id names; its number when it is no more. */
export function RelatedTitle({ field, value }: CellProps<'relation'>) {
  const { result } = useList<Row>({
    resource: field.to,
    filters: [{ field: 'id', operator: 'eq', value }],
    pagination: { mode: 'off' },
    meta: { select: `id,title:${resourceOf(field.to).titleField}` },
    errorNotification: false,
  });
  return titleOf(result.data[0] ?? value);
}
