import { HolderOutlined } from '@ant-design/icons';
import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import { rowTexts } from '../../../i18n/lists';
import styles from './drag-handle.module.css';

/** The wrapper elements of sortable rows. Ant Design passes a row's key as `data-row-key`. */
export interface SortableElements {
  readonly TableRow: ComponentType<ComponentProps<'tr'> & { readonly 'data-row-key'?: number }>;
  readonly Card: ComponentType<ComponentProps<'li'> & { readonly 'data-row-key': number }>;
}

/** Null where rows are not ordered by hand. */
export const SortableElementsContext = createContext<SortableElements | null>(null);

/**
 * The props that make a button the drag handle of the row around it; null where rows are not ordered by hand.
 */
export const DragHandleContext = createContext<ComponentProps<'button'> | null>(null);

interface DragHandleProps {
  readonly title: string;
  readonly isMovable: boolean;
}

/** The drag handle of a row. */
export function DragHandle({ title, isMovable }: DragHandleProps) {
  const handle = use(DragHandleContext);
  if (!handle) return null;
  return (
    <button
      {...handle}
      type="button"
      className={styles.handle}
      aria-label={rowTexts.handle(title)}
      disabled={!isMovable}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}
