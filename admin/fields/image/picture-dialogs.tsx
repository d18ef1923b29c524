import { Button, Modal, Slider } from 'antd';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { MIDDLE, type Focus, splitFocus, withFocus, FOCUS_STEP } from '../../../src/lib/media/focus';
import {
  type ImageArea,
  type PictureShape,
  SHAPE_RATIOS,
  visiblePart,
} from '../../../src/lib/media/picture-shapes';
import { Dialog } from '../../lib/dialog';
import { useObjectUrl } from '../../lib/browser/use-object-url';
import { uploadTexts } from '../../i18n/fields';
import styles from './picture-dialogs.module.css';
import focusStyles from './focus.module.css';

const WHOLE = { x: 0, y: 0, width: 100, height: 100 };

interface FocusDialogProps {
  /** The address in the form. */
  readonly stored: string;
  readonly shapes: readonly PictureShape[];
  readonly onChoose: (stored: string) => void;
  readonly onCancel: () => void;
}

/** Asks which point of an uploaded picture stays in sight, and shows what each place of the site makes of it. */
export function FocusDialog({ stored, shapes, onChoose, onCancel }: FocusDialogProps) {
  const { address, focus: chosen = MIDDLE } = splitFocus(stored);
  const [focus, setFocus] = useState(chosen);
  const [ratio, setRatio] = useState<number>();

  return (
    <Dialog
      maskClosable
      className={styles.dialog}
      width="100%"
      title={focusTexts.title}
      okText={focusTexts.apply}
      onOk={() => onChoose(withFocus(stored, focus))}
      onClosed={onCancel}
    >
      <p className={styles.help}>{focusTexts.help}</p>
      <div className={styles.whole}>
        <FocusStage focus={focus} onChange={setFocus} takesPresses>
          <img
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget }) => setRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
          />
        </FocusStage>
      </div>
      {ratio !== undefined && <ShapeResults url={address} area={WHOLE} {...{ ratio, focus, shapes }} />}
    </Dialog>
  );
}

interface CropDialogProps {
  readonly file: File;
  /** Width divided by height. */
  readonly ratio: number;
  /** The places of the site that show the picture; without any, no point of it is chosen. */
  readonly shapes?: readonly PictureShape[] | undefined;
  /** No area means the whole picture. */
  readonly onCrop: (area?: ImageArea, focus?: Focus) => void;
  readonly onCancel: () => void;
}

const MAX_ZOOM = 3;
const ZOOM_STEP = 0.05;
const { crop: texts, focus: focusTexts } = uploadTexts;

/** Asks which part of a picture the site shows. It can be set by touch, mouse or arrow keys. */
export function CropDialog({ file, ratio, shapes, onCrop, onCancel }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<ImageArea>();
  const [focus, setFocus] = useState(MIDDLE);
  const [frame, setFrame] = useState<FocusStageProps['size']>();
  const [own, setOwn] = useState<number>();
  const chosen = shapes && focus;

  return (
    <Modal
      open
      className={styles.dialog}
      width="100%"
      title={texts.title}
      maskClosable={false}
      // During an animation the stage would be measured too small.
      transitionName=""
      onCancel={onCancel}
      footer={[
        <Button key="cancel" type="text" onClick={onCancel}>
          {uploadTexts.cancel}
        </Button>,
        <Button key="skip" onClick={() => onCrop(undefined, chosen)}>
          {texts.skip}
        </Button>,
        <Button key="apply" type="primary" disabled={!area} onClick={() => onCrop(area, chosen)}>
          {texts.apply}
        </Button>,
      ]}
    >
      <p className={styles.help}>
        {texts.help} {shapes && focusTexts.alsoMark}
      </p>
      <div className={styles.stage}>
        <Cropper
          {...(url !== null && { image: url })}
          aspect={ratio}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          onCropSizeChange={setFrame}
          onMediaLoaded={({ naturalWidth, naturalHeight }) => setOwn(naturalWidth / naturalHeight)}
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
          disableAutomaticStylesInjection
        />
        {shapes && frame && <FocusStage focus={focus} onChange={setFocus} size={frame} />}
      </div>
      <div className={styles.zoom}>
        <span aria-hidden>{texts.zoom}</span>
        <Slider
          className={styles.slider}
          ariaLabelForHandle={texts.zoom}
          min={1}
          max={MAX_ZOOM}
          step={ZOOM_STEP}
          value={zoom}
          tooltip={{ open: false }}
          onChange={setZoom}
        />
      </div>
      {shapes && url !== null && area && own !== undefined && (
        <ShapeResults ratio={own} {...{ url, area, focus, shapes }} />
      )}
    </Modal>
  );
}

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
    const stage = currentTarget.closest(`.${focusStyles.stage ?? ''}`)?.getBoundingClientRect();
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
      className={focusStyles.stage}
      data-presses={takesPresses || undefined}
      style={size}
      {...(takesPresses && handlers)}
    >
      {children}
      <button
        type="button"
        className={focusStyles.mark}
        style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
        aria-label={focusTexts.mark(focus.x, focus.y)}
        onKeyDown={move}
        {...(!takesPresses && handlers)}
      />
    </div>
  );
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));

interface ShapeResultsProps {
  readonly url: string;
  /** Width divided by height of the picture. */
  readonly ratio: number;
  /** The part that is kept of it. */
  readonly area: ImageArea;
  readonly focus: Focus;
  readonly shapes: readonly PictureShape[];
}

/** The picture as each place of the site will show it. */
function ShapeResults({ url, ratio, area, focus, shapes }: ShapeResultsProps) {
  return (
    <div role="group" className={focusStyles.results} aria-label={focusTexts.results}>
      {shapes.map((shape) => (
        <figure key={shape} className={focusStyles.result}>
          <div className={focusStyles.shape} style={{ aspectRatio: SHAPE_RATIOS[shape] }}>
            <img
              src={url}
              alt=""
              data-shape={shape}
              style={placed(visiblePart(ratio, area, SHAPE_RATIOS[shape], focus))}
            />
          </div>
          <figcaption>{focusTexts.shapes[shape]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Fills a frame with a part of a picture. */
function placed({ x, y, width, height }: ImageArea) {
  return {
    inlineSize: `${10_000 / width}%`,
    blockSize: `${10_000 / height}%`,
    insetInlineStart: `${(-100 * x) / width}%`,
    insetBlockStart: `${(-100 * y) / height}%`,
  };
}
