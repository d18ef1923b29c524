import type { Row } from '../../../lib/row';
import type { ResourceDefinition } from '../../../schema/types';
import type { Selection } from '../../row/use-selection';
import type { ResourceTable } from '../use-resource-table';
import type { RowOrder } from './use-row-order';

/** The actions on a row. */
export interface RowCommands {
  /** The address of the row's form, with the list's state. */
  readonly formOf: (row: Row) => string;
  readonly remove: (row: Row) => void;
  readonly copy: (row: Row) => void;
  readonly showHistory: (row: Row) => void;
}

/** The common props of the table and the cards. */
export interface RowsProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  readonly rows: readonly Row[];
  readonly selection: Selection;
  /** Null where rows are not ordered by hand. */
  readonly order: RowOrder | null;
  readonly commands: RowCommands;
}

/** The props of a row's menu. */
export type RowMenuProps = Pick<RowsProps, 'resource' | 'commands' | 'order'> & {
  readonly row: Row;
  /** Cards and narrow tables have no room for the buttons to edit and to delete, so the menu offers both. */
  readonly isMenuOnly?: boolean;
};
