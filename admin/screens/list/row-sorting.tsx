import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
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
import { HolderOutlined } from '@ant-design/icons';
import { useInvalidate, useNotification, useUpdate } from '@refinedev/core';
import { createContext, use, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { errorMessage } from '../../../src/lib/error-message';
import { rowTexts } from '../../i18n/lists';
import type { Row, ResourceDefinition } from '../../schema/types';
import { useUndoNotice } from '../history/undo-notice';
import { rowTitle } from '../row/row-title';
import { SortableElementsContext, type SortableElements } from '../rows/row-columns';
import { isNarrowed, shownPeriod } from './list-address';
import type { ResourceTable } from './use-resource-table';
import styles from './row-sorting.module.css';

export interface RowOrder {
  /** The rows as they stand now, including moves that are still being saved. */
  readonly rows: readonly Row[];
  /** False while the list is narrowed or sorted otherwise: a place between two rows would then be ambiguous. */
  readonly isMovable: boolean;
  /** Positions start at 0. */
  readonly move: (from: number, to: number) => void;
  readonly handleOf: (row: Row) => ReactNode;
}

interface RowSortingProps {
  readonly table: ResourceTable;
  readonly column: string;
  readonly children: (order: RowOrder) => ReactNode;
}

const DRAG_DISTANCE_PX = 4;
/** Rows move vertically, so the table must not scroll sideways. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.2 } };
/** The first place, and the gap between two. */
const STEP = 10;
type PlaceWords = (title: string, place: number, count: number) => string;
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The props that make a button the handle of the row around it. */
const DragHandleContext = createContext<ComponentProps<'button'>>({});

/** Makes the rows sortable by their handles, with a mouse, a finger or the keyboard. */
export function RowSorting({ table, column, children }: RowSortingProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const { resource, choices, sorters } = table;
  const isMovable = !isNarrowed(choices) && shownPeriod(resource, choices) === 'tumu' && sorters.length === 0;
  const { rows, move } = useRowOrder(resource, column, table.rows);
  const handleOf = (row: Row) => <DragHandle title={rowTitle(resource, row)} isMovable={isMovable} />;
  const indexOf = (key: UniqueIdentifier) => rows.findIndex(({ id }) => id === key);
  const titleOf = ({ id }: Active) => {
    const row = rows[indexOf(id)];
    return row ? rowTitle(resource, row) : '';
  };
  const at = (words: PlaceWords, active: Active, { id }: { id: UniqueIdentifier } = active) =>
    words(titleOf(active), indexOf(id) + 1, rows.length);
  const { lifted, over: isOver, outside, dropped, notMoved } = rowTexts;
  const announcements: Announcements = {
    onDragStart: ({ active }) => at(lifted, active),
    onDragOver: ({ active, over }) => (over ? at(isOver, active, over) : outside(titleOf(active))),
    onDragEnd: ({ active, over }) => (over ? at(dropped, active, over) : notMoved(titleOf(active))),
    onDragCancel: ({ active }) => notMoved(titleOf(active)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements, screenReaderInstructions: { draggable: rowTexts.handleHelp } }}
      onDragEnd={({ active, over }) => over && move(indexOf(active.id), indexOf(over.id))}
    >
      <SortableContext
        items={rows.map(({ id }) => id)}
        strategy={verticalListSortingStrategy}
        disabled={!isMovable}
      >
        <SortableElementsContext value={sortableElements}>
          {children({ rows, isMovable, move, handleOf })}
        </SortableElementsContext>
      </SortableContext>
    </DndContext>
  );
}

function DragHandle({ title, isMovable }: { readonly title: string; readonly isMovable: boolean }) {
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

const sortableElements: SortableElements = {
  TableRow: ({ 'data-row-key': id = 0, ...props }) => (
    <SortableRow id={id}>{(frame) => <tr {...props} {...frame} data-row-key={id} />}</SortableRow>
  ),
  Card: ({ 'data-row-key': id, ...props }) => (
    <SortableRow id={id}>{(frame) => <li {...props} {...frame} />}</SortableRow>
  ),
};

function SortableRow({ id, children }: { id: number | string; children: (frame: object) => ReactNode }) {
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

/** The order of a list by hand. A move numbers the rows anew and writes those whose place, in `column`, has changed. */
export function useRowOrder({ table }: ResourceDefinition, column: string, shown: readonly Row[] = []) {
  const [moved, setMoved] = useState<readonly Row[] | null>(null);
  /** The rows that each unsaved move has changed. */
  const waiting = useRef<(readonly Row[])[]>([]);
  const { mutateAsync: update } = useUpdate<Row>();
  const invalidate = useInvalidate();
  const { open: notify } = useNotification();
  const tellDone = useUndoNotice(table);
  const rows = moved ?? shown;

  async function savePlace({ id, [column]: place }: Row): Promise<Row> {
    const { data } = await update({
      resource: table,
      id,
      values: { [column]: place },
      meta: { select: 'id,updated_at' },
      invalidates: [],
      successNotification: false,
      errorNotification: false,
    });
    return data;
  }

  /** Saves moves one after the other, because each begins with the places of the one before. */
  async function save(): Promise<void> {
    /** Of the last move, because an undo takes back one move. */
    let saved: Row[] = [];
    try {
      for (let changed = waiting.current[0]; changed; changed = waiting.current[0]) {
        saved = await Promise.all(changed.map(savePlace));
        waiting.current.shift();
      }
      tellDone({ key: 'order', message: rowTexts.orderSaved, saved });
    } catch (error) {
      waiting.current = [];
      notify?.({ type: 'error', message: rowTexts.orderFailed(errorMessage(error)) });
    }
    await invalidate({ resource: table, invalidates: ['list', 'many', 'detail'] });
    // A move made during the refetch is already waiting to be saved.
    if (waiting.current.length === 0) setMoved(null);
  }

  function move(from: number, to: number): void {
    if (from === to || !rows[from] || !rows[to]) return;
    const order = [...rows];
    order.splice(to, 0, ...order.splice(from, 1));
    const placed = order.map((row, index) => ({ ...row, [column]: (index + 1) * STEP }));
    setMoved(placed);
    waiting.current.push(placed.filter((row, index) => row[column] !== order[index]?.[column]));
    if (waiting.current.length === 1) void save();
  }

  return { rows, move };
}
