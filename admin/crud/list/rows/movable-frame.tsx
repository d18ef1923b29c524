import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps } from 'react';
import { rowTexts } from '../../../i18n/lists';
import { HandleContext, type MovableFrames } from './row-handle';

/** The sortable wrappers of a table row and of a card. */
export const movableFrames: MovableFrames = { TableRow, Card };

function TableRow({ 'data-row-key': id, ...props }: ComponentProps<MovableFrames['TableRow']>) {
  const { handle, frame } = useMovable(id ?? 0);
  return (
    <HandleContext value={handle}>
      <tr {...props} {...frame} style={{ ...props.style, ...frame.style }} data-row-key={id} />
    </HandleContext>
  );
}

function Card({ 'data-row-key': id, ...props }: ComponentProps<MovableFrames['Card']>) {
  const { handle, frame } = useMovable(id);
  return (
    <HandleContext value={handle}>
      <li {...props} {...frame} />
    </HandleContext>
  );
}

function useMovable(id: number) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: rowTexts.handleRole } });
  return {
    handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
    frame: {
      ref: setNodeRef,
      style: { transform: CSS.Translate.toString(transform), transition },
      'data-dragging': isDragging || undefined,
    },
  };
}
