import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { fileTexts } from '../../i18n/files';
import { Dialog } from '../../lib/dialog';
import type { LibraryFile } from '../../data/files';
import { FilePicture } from '../../fields/library/file-parts';
import styles from './files.module.css';

/** In characters, as the table's limit and those of the fields. */
const MAX_ALT = 300;

const { alt: texts } = fileTexts;

interface DescribeDialogProps {
  readonly file: LibraryFile;
  /** Null takes the description out of the library. Resolves to whether it was saved. */
  readonly onSave: (alt: string | null) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks what a picture shows, for all its places that do not say it yet. */
export function DescribeDialog({ file, onSave, onClose }: DescribeDialogProps) {
  const [alt, setAlt] = useState(file.alt);
  const isDecorative = alt === '';

  return (
    <Dialog
      maskClosable
      title={texts.title}
      okText={texts.save}
      onRun={() => onSave(alt === null ? null : alt.trim())}
      onClosed={onClose}
    >
      <div className={styles.dialog}>
        <FilePicture file={file} />
        <Form layout="vertical">
          <Form.Item label={texts.label} htmlFor="file-alt" help={texts.help}>
            <Input.TextArea
              id="file-alt"
              autoSize={{ minRows: 2 }}
              maxLength={MAX_ALT}
              value={alt ?? ''}
              placeholder={isDecorative ? '' : texts.hint}
              disabled={isDecorative}
              onChange={({ target }) => setAlt(target.value.trim() === '' ? null : target.value)}
            />
          </Form.Item>
        </Form>
        <Checkbox checked={isDecorative} onChange={({ target }) => setAlt(target.checked ? '' : null)}>
          {texts.decorative}
        </Checkbox>
      </div>
    </Dialog>
  );
}
