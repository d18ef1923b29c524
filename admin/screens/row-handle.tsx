import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { createContext, useContext, type ComponentProps, type CSSProperties } from 'react';
import { rowTexts } from '../i18n/lists';
import styles from './row-handle.module.css';

/** What makes a button the handle of the row around it; null where rows have no order of their own. */
export const HandleContext = createContext<ComponentProps<'button'> | null>(null);

interface MovableRow {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties;
  readonly 'data-dragging': true | undefined;
}

/** Takes a row's key; gives what its handle needs, and what the element that moves needs. */
export function useMovableRow(id: number): {
  readonly handle: ComponentProps<'button'>;
  readonly row: MovableRow;
} {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: rowTexts.handleRole } });
  return {
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
    row: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
  };
}

interface RowHandleProps {
  readonly title: string;
  readonly isMovable: boolean;
}

/** What a row is dragged by. */
export function RowHandle({ title, isMovable }: RowHandleProps) {
  const handle = useContext(HandleContext);
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
