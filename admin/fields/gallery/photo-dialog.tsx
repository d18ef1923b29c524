import { Button, Modal } from 'antd';
import { useId } from 'react';
import { mediaTexts } from '../../i18n/fields';
import { Description } from '../alt/description';
import styles from './gallery.module.css';

interface PhotoDialogProps {
  readonly photos: readonly string[];
  readonly shown: string;
  /** Null is not described yet, '' is decorative. */
  readonly caption: string | null;
  readonly maxLength: number | undefined;
  readonly onDescribe: (caption: string | null) => void;
  /** Called with the photo to show next; null closes the dialog. */
  readonly onShow: (photo: string | null) => void;
}

const { album: words } = mediaTexts;

/** Shows one large photo with its description and leads to the next, so that all are described in one go. */
export function PhotoDialog({ photos, shown, caption, maxLength, onDescribe, onShow }: PhotoDialogProps) {
  const id = useId();
  const at = photos.indexOf(shown);
  const next = photos[at + 1];

  return (
    <Modal
      open
      title={words.photoOf(at + 1, photos.length)}
      onCancel={() => onShow(null)}
      footer={[
        <Button key="previous" disabled={at < 1} onClick={() => onShow(photos[at - 1] ?? null)}>
          {words.previous}
        </Button>,
        <Button key="next" disabled={next === undefined} onClick={() => onShow(next ?? null)}>
          {words.next}
        </Button>,
        <Button key="close" type="primary" onClick={() => onShow(null)}>
          {words.close}
        </Button>,
      ]}
    >
      <div className={styles.described}>
        <img className={styles.large} src={shown} alt="" decoding="async" />
        <label htmlFor={id}>{words.description}</label>
        <Description
          id={id}
          key={shown}
          autoFocus // eslint-disable-line jsx-a11y/no-autofocus -- the dialog was opened to write here
          value={caption}
          maxLength={maxLength}
          placeholder={words.descriptionHelp}
          onChange={onDescribe}
          onPressEnter={(event) => {
            event.preventDefault();
            onShow(next ?? null);
          }}
        />
      </div>
    </Modal>
  );
}
