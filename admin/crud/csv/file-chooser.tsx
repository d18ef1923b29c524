import { Alert, Button, Input } from 'antd';
import { useRef, useState } from 'react';
import { csvTexts } from '../../i18n/lists';
import type { FieldDeclaration } from '../../schema/field-types';
import { isRequired } from './check-lines';
import styles from './csv.module.css';

interface CsvFileChooserProps {
  readonly fields: readonly FieldDeclaration[];
  readonly complaint: string | null;
  readonly onFile: (file: File) => void;
  readonly onPaste: (text: string) => void;
  readonly onTemplate: () => void;
  readonly onCancel: () => void;
}

const PASTE_ROWS = 5;

/** Explains the expected table and takes it as a file or as pasted text. */
export function CsvFileChooser({
  fields,
  complaint,
  onFile,
  onPaste,
  onTemplate,
  onCancel,
}: CsvFileChooserProps) {
  const file = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  return (
    <div className={styles.step}>
      {complaint !== null && <Alert role="alert" type="error" showIcon message={complaint} />}
      <p>{csvTexts.steps.intro}</p>
      <div>
        <h2 className={styles.heading}>{csvTexts.steps.columns}</h2>
        <ul className={styles.columns}>
          {fields.map((field) => (
            <li key={field.name}>{isRequired(field) ? csvTexts.steps.required(field.label) : field.label}</li>
          ))}
        </ul>
        <Button type="link" className={styles.template ?? ''} onClick={onTemplate}>
          {csvTexts.steps.template}
        </Button>
      </div>
      <div>
        <Button onClick={() => file.current?.click()}>{csvTexts.choose}</Button>
        <input
          ref={file}
          className={styles.file}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={csvTexts.fileLabel}
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            // Lets the person choose the same file again after correcting it.
            target.value = '';
            if (chosen) onFile(chosen);
          }}
        />
      </div>
      <div>
        <p className={styles.aside}>{csvTexts.or}</p>
        <Input.TextArea
          aria-label={csvTexts.pasteLabel}
          rows={PASTE_ROWS}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{csvTexts.cancel}</Button>
        <Button type="primary" disabled={pasted.trim() === ''} onClick={() => onPaste(pasted)}>
          {csvTexts.read}
        </Button>
      </div>
    </div>
  );
}
