import { ArrowLeftOutlined, ArrowRightOutlined, CloseOutlined, EditOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { STILL, useMediaQuery } from '../../lib/browser/use-media-query';
import { mediaTexts, uploadTexts } from '../../i18n/fields';
import styles from './gallery.module.css';

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

const { album: words } = mediaTexts;

/** The picture is the drag handle; the buttons below it do the same without dragging. */
export function PhotoTile({
  address,
  position,
  caption,
  isLocked,
  onStep,
  onOpen,
  onRemove,
}: PhotoTileProps) {
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
