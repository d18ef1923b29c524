import { HolderOutlined } from '@ant-design/icons';
import { createContext, use, type ComponentProps, type ComponentType } from 'react';
import { rowTexts } from '../../../i18n/lists';
import styles from './row-handle.module.css';

/** The elements around rows that can be moved, where they can be. Ant Design names a row's key so. */
export interface MovableFrames {
  readonly TableRow: ComponentType<ComponentProps<'tr'> & { readonly 'data-row-key'?: number }>;
  readonly Card: ComponentType<ComponentProps<'li'> & { readonly 'data-row-key': number }>;
}

/** Null where rows have no order of their own. */
export const MovableFramesContext = createContext<MovableFrames | null>(null);

/** What makes a button the handle of the row around it; null where rows have no order of their own. */
export const HandleContext = createContext<ComponentProps<'button'> | null>(null);

interface RowHandleProps {
  readonly title: string;
  readonly isMovable: boolean;
}

/** What a row is dragged by. */
export function RowHandle({ title, isMovable }: RowHandleProps) {
  const handle = use(HandleContext);
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
