import type { Row } from '../../../lib/row';
import type { ResourceDefinition } from '../../../schema/types';
import type { Selection } from '../selection';
import type { ResourceList } from '../use-resource-list';
import type { RowCommands } from './row-actions';
import type { RowOrder } from './use-row-order';

/** What the table and the cards are given alike. */
export interface RowsProps {
  readonly resource: ResourceDefinition;
  readonly list: ResourceList;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  /** Null where rows have no order of their own. */
  readonly order: RowOrder | null;
  readonly commands: RowCommands;
}
