import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent, useId } from 'react';
import { texts } from '../../i18n/texts';
import { linkAddress } from './autolink';
import styles from './richtext.module.css';
import { mediaTexts } from '../../i18n/fields';
import { Description } from '../alt/alt-input';
import { describePicture, removePicture, type BodyPicture } from './body-pictures';

/** The keys of a part of the resource's form that is no form itself. */
function onEnterOrEscape(onEnter: () => void, onEscape: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onEnter();
    else onEscape();
  };
}

export function LinkForm({ editor, onDone }: { readonly editor: Editor; readonly onDone: () => void }) {
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [isWrong, setWrong] = useState(false);

  function apply(): void {
    const href = linkAddress(address);
    setWrong(href === null);
    if (href === null) return;
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (empty && current === undefined) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else chain.setLink({ href }).run();
    onDone();
  }

  return (
    <div className={styles.link}>
      <Input
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- it was opened to be typed into
        aria-label={texts.richtext.linkAddress}
        placeholder="https://"
        value={address}
        {...(isWrong ? { status: 'error' as const, 'aria-invalid': true } : {})}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={onEnterOrEscape(apply, onDone)}
      />
      <Button onClick={apply}>{texts.richtext.linkApply}</Button>
      {current !== undefined && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          {texts.richtext.linkRemove}
        </Button>
      )}
      {isWrong && (
        <p role="alert" className={styles.wrong}>
          {texts.richtext.linkWrong}
        </p>
      )}
    </div>
  );
}

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
