import { HolderOutlined } from '@ant-design/icons';
import { createContext, use, type ComponentProps } from 'react';
import { rowTexts } from '../../../i18n/lists';
import styles from './drag-handle.module.css';

/** The props that make a button the handle of the row around it; null where rows are not ordered by hand. */
export const DragHandleContext = createContext<ComponentProps<'button'> | null>(null);

interface DragHandleProps {
  readonly title: string;
  readonly isMovable: boolean;
}

/** The drag handle of a row. */
export function DragHandle({ title, isMovable }: DragHandleProps) {
  return (
    <button
      {...use(DragHandleContext)}
      type="button"
      className={styles.handle}
      aria-label={rowTexts.handle(title)}
      disabled={!isMovable}
    >
      <HolderOutlined aria-hidden />
    </button>
  );
}
