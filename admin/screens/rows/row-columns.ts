import type { TableColumnType, TableProps } from 'antd';
import { createContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Identified, Selection } from './use-selection';

/** A column of the table. On a card it is one of the values below the title. */
export interface RowColumn<Item> extends Pick<TableColumnType<Item>, 'sorter' | 'sortOrder' | 'className'> {
  readonly key: string;
  readonly title: ReactNode;
  readonly render: (row: Item) => ReactNode;
  /** Where a card shows the value, below its title unless said otherwise. */
  readonly onCard?: 'title' | 'picture' | 'none';
  /** Whether a card shows the name of the column in place of the value. */
  readonly isNamedOnCard?: boolean;
  /** Whether a card shows the name of the column before the value, which does not explain itself. */
  readonly hasLabelOnCard?: boolean;
  /** Whether a row has a value. A card leaves out what is empty. */
  readonly isFilled?: (row: Item) => boolean;
}

export interface RowListProps<Item extends Identified> {
  /** The name of the list, where no heading beside it says it. */
  readonly label?: string;
  /** Cards also on a wide screen, where the rows stand in a narrow place. Default: by the width of the window. */
  readonly layout?: 'cards';
  readonly rows: readonly Item[];
  readonly columns: readonly RowColumn<Item>[];
  /** The name of a row, for its checkbox. */
  readonly titleOf: (row: Item) => string;
  /** What stands below the title in the table and on the card. */
  readonly below?: (row: Item) => ReactNode;
  readonly actions?: (row: Item) => ReactNode;
  /** Left out where rows cannot be selected. */
  readonly selection?: Selection<Item>;
  readonly isBusy?: boolean;
  readonly onChange?: TableProps<Item>['onChange'];
}

/** The wrapper elements of sortable rows. Ant Design passes a row's key as `data-row-key`. */
export interface SortableElements {
  readonly TableRow: ComponentType<ComponentProps<'tr'> & { readonly 'data-row-key'?: number | string }>;
  readonly Card: ComponentType<ComponentProps<'li'> & { readonly 'data-row-key': number | string }>;
}

/** Null where rows are not ordered by hand. */
export const SortableElementsContext = createContext<SortableElements | null>(null);
