import {
  FolderOpenOutlined,
  LinkOutlined,
  PictureOutlined,
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { Button } from 'antd';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { LibraryFile } from '../../data/files';
import { mediaTexts } from '../../i18n/fields';
import { existingTexts } from '../../i18n/files';
import { texts } from '../../i18n/texts';
import { ExistingFiles } from '../library/existing-files';
import { useFilePicker } from '../uploads/upload-controls';
import { LinkForm } from './editor-forms';
import styles from './richtext.module.css';

interface EditorCommand {
  readonly label: string;
  readonly sign: ReactNode;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** What the editor is asked for while the command is on. */
  readonly mark?: readonly [name: string, attributes?: { readonly level: number }];
  readonly canRun?: (editor: Editor) => boolean;
}

const { richtext } = texts;

function heading(label: string, level: 2 | 3): EditorCommand {
  const run = (chain: ChainedCommands) => chain.toggleHeading({ level });
  return { label, sign: label, run, mark: ['heading', { level }] };
}

function command(label: string, sign: ReactNode, mark: string, run: EditorCommand['run']): EditorCommand {
  return { label, sign, run, mark: [mark] };
}

const TABLE = { rows: 3, cols: 2, withHeaderRow: true };

const EDITOR_COMMANDS: readonly EditorCommand[] = [
  heading(richtext.heading, 2),
  heading(richtext.subheading, 3),
  command(richtext.bold, <BoldOutlined />, 'bold', (chain) => chain.toggleBold()),
  command(richtext.italic, <ItalicOutlined />, 'italic', (chain) => chain.toggleItalic()),
  command(richtext.bulletList, <UnorderedListOutlined />, 'bulletList', (chain) => chain.toggleBulletList()),
  command(richtext.orderedList, <OrderedListOutlined />, 'orderedList', (chain) => chain.toggleOrderedList()),
  command(richtext.quote, '”', 'blockquote', (chain) => chain.toggleBlockquote()),
  command(richtext.table.name, <TableOutlined />, 'table', (chain) => chain.insertTable(TABLE)),
  {
    label: richtext.undo,
    sign: <UndoOutlined />,
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: richtext.redo,
    sign: <RedoOutlined />,
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
];

interface EditorToolbarProps {
  readonly editor: Editor;
  /** While the form is saving. The editor does not report that it is locked. */
  readonly isLocked: boolean;
  readonly onPictures: (files: readonly File[]) => void;
  readonly onExisting: (files: readonly LibraryFile[]) => void;
}

/** A toolbar after the ARIA pattern: one tab stop, arrow keys between the buttons. */
export function EditorToolbar({ editor, isLocked, onPictures, onExisting }: EditorToolbarProps) {
  const picker = useFilePicker({ accept: 'image/*', multiple: true }, onPictures);
  const [isLinking, setLinking] = useState(false);
  const [stop, setStop] = useState(0);
  const { commands, isLink } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      commands: EDITOR_COMMANDS.map(({ mark, canRun }) => ({
        isOn: mark && editor.isActive(...mark),
        canRun: canRun?.(editor) ?? true,
      })),
      isLink: editor.isActive('link'),
    }),
  });

  function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons.at((at + step) % buttons.length);
    next?.focus();
    setStop(Number(next?.dataset.index ?? 0));
  }

  const tool = (index: number, label: string) => ({
    type: 'text' as const,
    size: 'small' as const,
    className: styles.tool,
    tabIndex: index === stop ? 0 : -1,
    'data-index': String(index),
    'aria-label': label,
    title: label,
    disabled: isLocked,
  });

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus */}
      <div
        className={styles.toolbar}
        role="toolbar"
        aria-label={texts.richtext.toolbar}
        onKeyDown={moveFocus}
      >
        {EDITOR_COMMANDS.map(({ label, sign, run }, index) => (
          <Button
            key={label}
            {...tool(index, label)}
            disabled={isLocked || !commands[index]?.canRun}
            aria-pressed={commands[index]?.isOn}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {sign}
          </Button>
        ))}
        <Button
          {...tool(EDITOR_COMMANDS.length, texts.richtext.link)}
          aria-pressed={isLink}
          aria-expanded={isLinking}
          onClick={() => setLinking(!isLinking)}
        >
          <LinkOutlined />
        </Button>
        <Button {...tool(EDITOR_COMMANDS.length + 1, mediaTexts.body.picture)} onClick={picker.open}>
          <PictureOutlined />
        </Button>
        <ExistingFiles
          kind="image"
          onChoose={onExisting}
          button={{
            ...tool(EDITOR_COMMANDS.length + 2, existingTexts.open),
            children: <FolderOpenOutlined />,
          }}
        />
      </div>
      {picker.input}
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
      <TableTools editor={editor} isLocked={isLocked} />
    </>
  );
}

const { table: words } = texts.richtext;

const TOOLS: readonly (readonly [label: string, run: (chain: ChainedCommands) => ChainedCommands])[] = [
  [words.addRow, (chain) => chain.addRowAfter()],
  [words.addColumn, (chain) => chain.addColumnAfter()],
  [words.headerRow, (chain) => chain.toggleHeaderRow()],
  [words.deleteRow, (chain) => chain.deleteRow()],
  [words.deleteColumn, (chain) => chain.deleteColumn()],
  [words.deleteTable, (chain) => chain.deleteTable()],
];

/** What can be done to the table in which the cursor stands. */
function TableTools({ editor, isLocked }: Pick<EditorToolbarProps, 'editor' | 'isLocked'>) {
  const isInTable = useEditorState({ editor, selector: ({ editor }) => editor.isActive('table') });
  if (!isInTable) return null;
  return (
    <div className={styles.tableTools} role="group" aria-label={words.name}>
      {TOOLS.map(([label, run]) => (
        <Button
          key={label}
          size="small"
          type="text"
          disabled={isLocked}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
