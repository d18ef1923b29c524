import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { useState, type KeyboardEvent } from 'react';
import { mediaTexts, uploadTexts } from '../../i18n/fields';
import type { Captions } from './use-album';
import styles from './gallery.module.css';
import { ArrowLeftOutlined, ArrowRightOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { STILL, useMediaQuery } from '../../lib/browser/use-media-query';

interface PhotoGridProps {
  readonly photos: readonly string[];
  /** Undefined where photos are not described. */
  readonly captions: Captions | undefined;
  readonly isLocked: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onOpen: (address: string) => void;
  readonly onRemove: (address: string) => void;
}

const DRAG_DISTANCE_PX = 4;
/** A finger that moves at once scrolls. A long press picks the photo up. */
const LONG_PRESS = { delay: 250, tolerance: 8 };

const { album: words } = mediaTexts;

/** The album in its order, which can be changed with a mouse, a finger or the keyboard. */
export function PhotoGrid({ photos, captions, isLocked, onMove, onOpen, onRemove }: PhotoGridProps) {
  const [isDragging, setDragging] = useState(false);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (photo: UniqueIdentifier) => photos.indexOf(String(photo));

  const announcements: Announcements = {
    onDragStart: ({ active }) => words.lifted(indexOf(active.id) + 1),
    onDragOver: ({ over }) => (over ? words.over(indexOf(over.id) + 1, photos.length) : undefined),
    onDragEnd: ({ over }) => (over ? words.dropped(indexOf(over.id) + 1) : words.stayed),
    onDragCancel: () => words.stayed,
  };

  /** Escape closes the dialog around the form. During a drag dnd-kit, on the document, gets it instead. */
  function stopEscape(event: KeyboardEvent): void {
    if (!isDragging || event.key !== 'Escape') return;
    event.stopPropagation();
    document.dispatchEvent(new globalThis.KeyboardEvent('keydown', { code: event.code }));
  }

  /** The focus moves to a neighbour, so that the page does not jump and another can be removed. */
  function remove(address: string, tile: Element | null): void {
    const neighbour = tile?.nextElementSibling ?? tile?.previousElementSibling;
    neighbour?.querySelector<HTMLElement>('[data-remove]')?.focus({ preventScroll: true });
    onRemove(address);
  }

  if (photos.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
      onDragStart={() => setDragging(true)}
      onDragCancel={() => setDragging(false)}
      onDragEnd={({ active, over }) => {
        setDragging(false);
        if (over) onMove(indexOf(active.id), indexOf(over.id));
      }}
    >
      <SortableContext items={[...photos]} strategy={rectSortingStrategy}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops a key from reaching the dialog */}
        <ul className={styles.grid} aria-label={words.list} onKeyDown={stopEscape}>
          {photos.map((address, index) => (
            <PhotoTile
              key={address}
              address={address}
              position={index + 1}
              caption={captions && (captions[address] ?? null)}
              isLocked={isLocked}
              onStep={(by) => onMove(index, index + by)}
              onOpen={() => onOpen(address)}
              onRemove={(tile) => remove(address, tile)}
            />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  );
}

interface PhotoTileProps {
  readonly address: string;
  /** From 1. */
  readonly position: number;
  /** Undefined where photos are not described; null: not yet; '': decorative. */
  readonly caption: string | null | undefined;
  readonly isLocked: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly onOpen: () => void;
  /** Called with the element that shows the photo. */
  readonly onRemove: (tile: Element | null) => void;
}

/** The picture is the drag handle; the buttons below it do the same without dragging. */
function PhotoTile({ address, position, caption, isLocked, onStep, onOpen, onRemove }: PhotoTileProps) {
  const isCalm = useMediaQuery(STILL);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: address,
      disabled: isLocked,
      attributes: { roleDescription: words.role },
      ...(isCalm && { transition: null }),
    });
  const captionText = caption === '' ? uploadTexts.alt.decorative : (caption ?? words.describe);
  const action = (label: string) => ({
    'aria-label': words.actOn(label, position),
    title: label,
    disabled: isLocked,
  });

  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.photo}
        aria-label={[words.photo(position), caption].filter(Boolean).join(': ')}
        {...attributes}
        {...listeners}
      >
        <img src={address} alt="" loading="lazy" decoding="async" draggable={false} />
        <span className={styles.position}>{position}</span>
      </button>
      <Button
        data-remove=""
        className={styles.remove}
        icon={<CloseOutlined aria-hidden />}
        {...action(words.remove)}
        onClick={({ currentTarget }) => onRemove(currentTarget.closest('li'))}
      />
      {caption !== undefined && (
        <Button
          type="text"
          className={styles.caption}
          icon={<EditOutlined aria-hidden />}
          {...action(captionText)}
          onClick={onOpen}
        >
          <span className={styles.captionText}>{captionText}</span>
        </Button>
      )}
      <div className={styles.steps}>
        <Button
          type="text"
          icon={<ArrowLeftOutlined aria-hidden />}
          {...action(words.forward)}
          onClick={() => onStep(-1)}
        >
          {words.forward}
        </Button>
        <Button
          type="text"
          icon={<ArrowRightOutlined aria-hidden />}
          iconPosition="end"
          {...action(words.back)}
          onClick={() => onStep(1)}
        >
          {words.back}
        </Button>
      </div>
    </li>
  );
}
