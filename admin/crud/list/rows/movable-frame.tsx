import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { rowTexts } from '../../../i18n/lists';
import type { RowFrameProps } from './row-frame';
import { HandleContext } from './row-handle';

/** The element around a row that its handle moves. */
export function MovableFrame({ as: Element, id, className, children }: RowFrameProps) {
  const { attributes, listeners, setActivatorNodeRef, setNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: rowTexts.handleRole } });
  return (
    <HandleContext value={{ ...attributes, ...listeners, ref: setActivatorNodeRef }}>
      <Element
        ref={setNodeRef}
        className={className}
        style={{ transform: CSS.Translate.toString(transform), transition }}
        data-dragging={isDragging || undefined}
      >
        {children}
      </Element>
    </HandleContext>
  );
}
