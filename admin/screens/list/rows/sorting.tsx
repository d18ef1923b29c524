import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { rowTexts } from '../../../i18n/lists';
import type { ResourceDefinition } from '../../../schema/types';
import { rowTitle } from '../../row/row-title';
import { SortableElementsContext, type SortableElements } from '../../rows/row-columns';
import { isNarrowed, shownPeriod } from '../list-address';
import type { ResourceTable } from '../use-resource-table';
import { DragHandleContext } from './drag-handle';
import { useRowOrder, type RowOrder } from './use-row-order';

interface RowSortingProps {
  readonly resource: ResourceDefinition;
  readonly table: ResourceTable;
  /** The column of the places. */
  readonly column: string;
  /** Renders the rows in their order. */
  readonly children: (order: RowOrder) => ReactNode;
}

/** How far the pointer moves before a press becomes a drag. */
const DRAG_DISTANCE_PX = 4;
/** Rows move vertically, so the table must not scroll sideways. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.2 } };
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** Makes the rows sortable by their handles, with a mouse, a finger or the keyboard. */
export function RowSorting({ resource, table, column, children }: RowSortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { choices, sorters } = table;
  const isWhole = !isNarrowed(choices) && shownPeriod(resource, choices) === 'tumu' && sorters.length === 0;
  const order = useRowOrder(resource, column, { rows: table.rows, isWhole });
  const { rows, isMovable, move } = order;
  const indexOf = (key: UniqueIdentifier) => rows.findIndex(({ id }) => id === key);
  const titleOf = (key: UniqueIdentifier) => {
    const row = rows[indexOf(key)];
    return row ? rowTitle(resource, row) : '';
  };

  function end({ active, over }: DragEndEvent): void {
    if (over) move(indexOf(active.id), indexOf(over.id));
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => rowTexts.lifted(titleOf(active.id), indexOf(active.id) + 1, rows.length),
    onDragOver: ({ active, over }) =>
      over
        ? rowTexts.over(titleOf(active.id), indexOf(over.id) + 1, rows.length)
        : rowTexts.outside(titleOf(active.id)),
    onDragEnd: ({ active, over }) =>
      over
        ? rowTexts.dropped(titleOf(active.id), indexOf(over.id) + 1, rows.length)
        : rowTexts.notMoved(titleOf(active.id)),
    onDragCancel: ({ active }) => rowTexts.notMoved(titleOf(active.id)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements, screenReaderInstructions: { draggable: rowTexts.handleHelp } }}
      onDragEnd={end}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={!isMovable}
      >
        <SortableElementsContext value={sortableElements}>{children(order)}</SortableElementsContext>
      </SortableContext>
    </DndContext>
  );
}

const sortableElements: SortableElements = {
  TableRow: ({ 'data-row-key': id = 0, ...props }) => (
    <SortableRow id={id}>{(frame) => <tr {...props} {...frame} data-row-key={id} />}</SortableRow>
  ),
  Card: ({ 'data-row-key': id, ...props }) => (
    <SortableRow id={id}>{(frame) => <li {...props} {...frame} />}</SortableRow>
  ),
};

interface SortableRowProps {
  readonly id: number | string;
  /** Renders the element that moves, with these props. */
  readonly children: (frame: object) => ReactNode;
}

function SortableRow({ id, children }: SortableRowProps) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: rowTexts.handleRole } });
  const frame = {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    'data-dragging': isDragging || undefined,
  };
  return (
    <DragHandleContext value={{ ...attributes, ...listeners, ref: setActivatorNodeRef }}>
      {children(frame)}
    </DragHandleContext>
  );
}
