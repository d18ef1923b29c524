import { Button, Modal, Slider } from 'antd';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { ImageArea } from '../uploads/prepare-image';
import { useObjectUrl } from '../../lib/use-object-url';
import { uploadTexts } from '../../i18n/fields';
import styles from './crop-dialog.module.css';

interface CropDialogProps {
  readonly file: File;
  /** Width divided by height. */
  readonly ratio: number;
  /** No area means the whole picture. */
  readonly onCrop: (area?: ImageArea) => void;
  readonly onCancel: () => void;
}

const MAX_ZOOM = 3;
const ZOOM_STEP = 0.05;
const { crop: texts } = uploadTexts;

/** Asks which part of a picture the site shows. It can be set by touch, mouse or arrow keys. */
export function CropDialog({ file, ratio, onCrop, onCancel }: CropDialogProps) {
  const url = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<ImageArea>();

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
          {texts.cancel}
        </Button>,
        <Button key="skip" onClick={() => onCrop()}>
          {texts.skip}
        </Button>,
        <Button key="apply" type="primary" disabled={!area} onClick={() => onCrop(area)}>
          {texts.apply}
        </Button>,
      ]}
    >
      <p className={styles.help}>{texts.help}</p>
      <div className={styles.stage}>
        <Cropper
          {...(url !== null && { image: url })}
          aspect={ratio}
          crop={position}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={setArea}
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
          disableAutomaticStylesInjection
        />
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
    </Modal>
  );
}
