import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TableKit } from '@tiptap/extension-table';
import { closeHistory } from '@tiptap/pm/history';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ConfigProvider } from 'antd';
import { useEffect, useState } from 'react';
import { textToHtml } from '../../../src/lib/html/body-html';
import { ALLOWED_ADDRESS, isBodyPicture } from '../../../src/lib/html/policy';
import { mediaTexts } from '../../i18n/fields';
import type { Control } from '../field-kind';
import { FileZone, UploadRow } from '../uploads/upload-controls';
import { Autolink, isLinkOnly } from './autolink';
import { cleanPaste, type CleanPaste } from './clean-paste';
import { EditorToolbar } from './editor-toolbar';
import { PictureForm } from './editor-forms';
import styles from './richtext.module.css';
import { findPicture, selectedPicture, usePictureUploads } from './body-pictures';

/** A picture that the body policy allows. Others are dropped, because the editor would fetch them. */
const PictureNode = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (picture) => (isBodyPicture(picture.getAttribute('src') ?? '') ? null : false),
    },
  ],
  // Typing ![text](address) would insert a picture from any address.
  addInputRules: () => [],
});

interface EditorProps {
  readonly label: string;
  /** The folder of its pictures in the media bucket. The row owns the files there. */
  readonly folder: string;
  readonly control: Control<'richtext'>;
}

/** The extensions that the body policy allows. The toolbar shows the ones that volunteers need. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    underline: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => ALLOWED_ADDRESS.test(address),
      defaultProtocol: 'https',
      shouldAutoLink: isLinkOnly,
    },
  }),
  Autolink,
  Subscript,
  Superscript,
  TableKit,
  PictureNode,
];

/** After mounting, the text belongs to the editor, and the form receives every change. */
export function Editor({ label, folder, control: { id, value = '', onChange, ...control } }: EditorProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();
  const [paste, setPaste] = useState<CleanPaste | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);

  /** A picture in another folder belongs to another row and would be removed with it. */
  function clean(html: string): string {
    const cleaned = cleanPaste(html, (picture) => picture.includes(`/media/${folder}/`));
    setPaste(cleaned);
    return cleaned.html;
  }

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      handlePaste: (view) => {
        // A paste is a step of its own, also right after typing.
        view.dispatch(closeHistory(view.state.tr));
        return false;
      },
      transformPastedHTML: clean,
      clipboardTextParser: (text, context, _, { state }) =>
        SchemaParser.fromSchema(state.schema).parseSlice(
          // What looks like an entity is text.
          new DOMParser().parseFromString(textToHtml(text.replaceAll('&', '&amp;')), 'text/html').body,
          { context },
        ),
      attributes: {
        ...(id === undefined ? {} : { id }),
        class: styles.text ?? '',
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
        ...ariaAttributes(control),
      },
    },
  });
  const uploads = usePictureUploads(editor, folder, setArrived);
  const picture = useEditorState({
    editor,
    selector: ({ editor }) => findPicture(editor, selectedPicture(editor) ?? arrived ?? ''),
  });

  useEffect(() => {
    editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);

  function addPictures(files: readonly File[], position = editor.state.selection.to): void {
    setPaste(null);
    uploads.add(files, position);
  }

  function closePicture(): void {
    setArrived(null);
    editor.commands.focus(editor.state.selection.to);
  }

  return (
    <FileZone
      className={styles.editor}
      onFiles={(files, point) => {
        const at = point && editor.view.posAtCoords({ left: point.x, top: point.y });
        addPictures(files, at?.pos);
      }}
    >
      <div aria-busy={isLocked}>
        <EditorToolbar
          editor={editor}
          isLocked={isLocked}
          onPictures={addPictures}
          onExisting={(files) => uploads.insert(files, editor.state.selection.to)}
        />
        {picture && <PictureForm editor={editor} picture={picture} onDone={closePicture} />}
        {uploads.items.map((item) => (
          <div key={item.key} className={styles.upload}>
            <UploadRow
              item={item}
              onCancel={() => uploads.cancel(item.key)}
              onRetry={() => uploads.retry(item.key)}
            />
          </div>
        ))}
        <p className={styles.notice} role="status">
          {paste && lossesOf(paste)}
        </p>
        <EditorContent editor={editor} />
      </div>
    </FileZone>
  );
}

function lossesOf({ lostLook, lostPicture }: CleanPaste): string {
  const { lostLook: look, foreign } = mediaTexts.body;
  return [lostLook && look, lostPicture && foreign].filter(Boolean).join(' ');
}

/** A form item also passes handlers. As attributes they would be inline scripts, which the site forbids. */
function ariaAttributes(control: object): Record<string, string> {
  const states = Object.entries(control).filter(([name]) => name.startsWith('aria-'));
  return Object.fromEntries(states.map(([name, state]) => [name, String(state)]));
}
