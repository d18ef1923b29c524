import { Button, Modal, Slider } from 'antd';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { MIDDLE, type Focus } from '../../../src/lib/media/focus';
import type { ImageArea, PictureShape } from '../../../src/lib/media/picture-shapes';
import { useObjectUrl } from '../../lib/browser/use-object-url';
import { uploadTexts } from '../../i18n/fields';
import styles from './crop-dialog.module.css';
import { FocusStage } from './focus-stage';
import { ShapeResults } from './shape-results';

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
const { crop: texts } = uploadTexts;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Asks which part of a picture the site shows. It can be set by touch, mouse or arrow keys. */
export function CropDialog({ file, ratio, shapes, onCrop, onCancel }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<ImageArea>();
  const [focus, setFocus] = useState(MIDDLE);
  const [frame, setFrame] = useState<Size>();
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
        {texts.help} {shapes && uploadTexts.focus.alsoMark}
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
