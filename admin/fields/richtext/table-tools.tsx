import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { Button } from 'antd';
import { texts } from '../../i18n/texts';
import styles from './richtext.module.css';

interface TableToolsProps {
  readonly editor: Editor;
  readonly isLocked: boolean;
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
export function TableTools({ editor, isLocked }: TableToolsProps) {
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
