import {
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  RedoOutlined,
  TableOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { texts } from '../../i18n/texts';

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

export const EDITOR_COMMANDS: readonly EditorCommand[] = [
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
