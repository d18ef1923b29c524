import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { FOCUS_STEP, type Focus } from '../../../src/lib/media/focus';
import { uploadTexts } from '../../i18n/fields';
import styles from './focus.module.css';

const { focus: texts } = uploadTexts;

const KEYS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -FOCUS_STEP, y: 0 },
  ArrowRight: { x: FOCUS_STEP, y: 0 },
  ArrowUp: { x: 0, y: -FOCUS_STEP },
  ArrowDown: { x: 0, y: FOCUS_STEP },
};

interface FocusStageProps {
  readonly focus: Focus;
  readonly onChange: (focus: Focus) => void;
  /** A press anywhere in the stage sets the point; otherwise only its mark is moved. */
  readonly takesPresses?: boolean;
  /** The picture whose size the stage has. Without one, `size` in pixels. */
  readonly children?: ReactNode;
  readonly size?: { readonly width: number; readonly height: number };
}

/** The mark of the point that stays in sight, over a picture: dragged by pointer or finger, moved by the arrow keys. */
export function FocusStage({ focus, onChange, takesPresses = false, children, size }: FocusStageProps) {
  function follow({ currentTarget, clientX, clientY, buttons }: PointerEvent<HTMLElement>): void {
    if (buttons === 0) return;
    const stage = currentTarget.closest(`.${styles.stage ?? ''}`)?.getBoundingClientRect();
    if (!stage) return;
    const percent = (at: number, start: number, length: number) =>
      within(Math.round((((at - start) / length) * 100) / FOCUS_STEP) * FOCUS_STEP);
    onChange({
      x: percent(clientX, stage.left, stage.width),
      y: percent(clientY, stage.top, stage.height),
    });
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId);
    follow(event);
  }

  function move(event: KeyboardEvent): void {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange({ x: within(focus.x + by.x), y: within(focus.y + by.y) });
  }

  const handlers = { onPointerDown: begin, onPointerMove: follow };
  return (
    <div
      role="presentation"
      className={styles.stage}
      data-presses={takesPresses || undefined}
      style={size}
      {...(takesPresses && handlers)}
    >
      {children}
      <button
        type="button"
        className={styles.mark}
        style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
        aria-label={texts.mark(focus.x, focus.y)}
        onKeyDown={move}
        {...(!takesPresses && handlers)}
      />
    </div>
  );
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));
