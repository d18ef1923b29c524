import type { Editor } from '@tiptap/react';
import { Button } from 'antd';
import { useId } from 'react';
import { mediaTexts } from '../../i18n/fields';
import { Description } from '../alt/description';
import { describePicture, removePicture, type BodyPicture } from './body-picture';
import { onEnterOrEscape } from './link-form';
import styles from './richtext.module.css';

interface PictureFormProps {
  readonly editor: Editor;
  readonly picture: BodyPicture;
  readonly onDone: () => void;
}

const { body } = mediaTexts;

export function PictureForm({ editor, picture: { src, alt }, onDone }: PictureFormProps) {
  const id = useId();

  return (
    <div className={styles.picture} role="group" aria-label={body.picture}>
      <img className={styles.pictureSample} src={src} alt="" />
      <label htmlFor={id}>{body.description}</label>
      <Description
        id={id}
        value={alt}
        placeholder={body.descriptionHint}
        onChange={(next) => describePicture(editor, { src, alt: next })}
        onKeyDown={onEnterOrEscape(onDone, onDone)}
      />
      <div className={styles.pictureActions}>
        <Button size="small" onClick={onDone}>
          {body.done}
        </Button>
        <Button size="small" type="text" danger onClick={() => removePicture(editor, src)}>
          {body.remove}
        </Button>
      </div>
    </div>
  );
}
