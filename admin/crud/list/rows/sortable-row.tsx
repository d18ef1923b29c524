import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ComponentProps } from 'react';
import { rowTexts } from '../../../i18n/lists';
import { DragHandleContext, type SortableElements } from './drag-handle';

/** The sortable wrappers of a table row and of a card. */
export const sortableElements: SortableElements = { TableRow, Card };

function TableRow({ 'data-row-key': id, ...props }: ComponentProps<SortableElements['TableRow']>) {
  const { handle, frame } = useSortableElement(id ?? 0);
  return (
    <DragHandleContext value={handle}>
      <tr {...props} {...frame} style={{ ...props.style, ...frame.style }} data-row-key={id} />
    </DragHandleContext>
  );
}

function Card({ 'data-row-key': id, ...props }: ComponentProps<SortableElements['Card']>) {
  const { handle, frame } = useSortableElement(id);
  return (
    <DragHandleContext value={handle}>
      <li {...props} {...frame} />
    </DragHandleContext>
  );
}

function useSortableElement(id: number) {
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
