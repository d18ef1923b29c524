import { Modal } from 'antd';
import { useState } from 'react';
import { MIDDLE, splitFocus, withFocus } from '../../../src/lib/media/focus';
import type { PictureShape } from '../../../src/lib/media/picture-shapes';
import { uploadTexts } from '../../i18n/fields';
import styles from './focus.module.css';
import { FocusStage } from './focus-stage';
import { ShapeResults } from './shape-results';

const { focus: texts } = uploadTexts;
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
    <Modal
      open
      className={styles.dialog}
      width="100%"
      title={texts.title}
      okText={texts.apply}
      cancelText={uploadTexts.cancel}
      onOk={() => onChoose(withFocus(stored, focus))}
      onCancel={onCancel}
    >
      <p className={styles.help}>{texts.help}</p>
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
    </Modal>
  );
}
