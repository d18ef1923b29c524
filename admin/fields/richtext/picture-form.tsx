import type { Editor } from '@tiptap/react';
import { Button, Checkbox, Input } from 'antd';
import { useId } from 'react';
import { mediaTexts } from '../../i18n/fields';
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
      <Input
        id={id}
        value={alt ?? ''}
        placeholder={body.descriptionHint}
        disabled={alt === ''}
        onChange={({ target }) => describePicture(editor, { src, alt: target.value || null })}
        onKeyDown={onEnterOrEscape(onDone, onDone)}
      />
      <Checkbox
        checked={alt === ''}
        onChange={({ target }) => describePicture(editor, { src, alt: target.checked ? '' : null })}
      >
        {body.decorative}
      </Checkbox>
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
