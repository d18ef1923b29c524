import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { ConfigProvider } from 'antd';
import { useEffect } from 'react';
import { ALLOWED_ADDRESS } from '../../../src/shared/html-policy';
import type { Control } from '../field-kind';
import { cleanPaste } from './clean-paste';
import { EditorToolbar } from './editor-toolbar';
import styles from './richtext.module.css';

interface EditorProps {
  readonly label: string;
  readonly control: Control<'richtext'>;
}

/** What the policy allows and the kit offers; the toolbar shows the part that volunteers need. */
const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => ALLOWED_ADDRESS.test(address),
    },
  }),
];

/** A body under edit. The text belongs to the editor once it is mounted; the form hears every change. */
export function Editor({ label, control: { id, value = '', onChange, ...control } }: EditorProps) {
  const { componentDisabled: isLocked } = ConfigProvider.useConfig();

  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? '' : editor.getHTML()),
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        ...(id === undefined ? {} : { id }),
        class: styles.text ?? '',
        'aria-label': label,
        'aria-multiline': 'true',
        ...ariaAttributes(control),
      },
    },
  });

  useEffect(() => {
    editor.setEditable(!isLocked, false);
  }, [editor, isLocked]);

  return (
    <div className={styles.editor} aria-busy={isLocked}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

/** A form item also hands down handlers; as attributes they would be inline scripts, which the site's policy refuses. */
function ariaAttributes(control: object): Record<string, string> {
  const states = Object.entries(control).filter(([name]) => name.startsWith('aria-'));
  return Object.fromEntries(states.map(([name, state]) => [name, String(state)]));
}
