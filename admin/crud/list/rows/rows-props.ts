import type { Row } from '../../../lib/row';
import type { ResourceDefinition } from '../../../schema/types';
import type { Selection } from '../../row/selection';
import type { ResourceTable } from '../use-resource-table';
import type { RowOrder } from './use-row-order';

/** What can be done with a row. */
export interface RowCommands {
  /** The address of its form, which keeps what the list shows. */
  readonly formOf: (row: Row) => string;
  readonly edit: (row: Row) => void;
  readonly remove: (row: Row) => void;
  readonly copy: (row: Row) => void;
  readonly publish: (row: Row) => void;
}

/** What the table and the cards are given alike. */
export interface RowsProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  /** Null where rows have no order of their own. */
  readonly order: RowOrder | null;
  readonly commands: RowCommands;
}
