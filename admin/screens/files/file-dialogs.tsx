import { Alert, Button, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { fileTexts } from '../../i18n/files';
import { Dialog } from '../../lib/dialog';
import { loadingIcon } from '../../lib/loading';
import type { LibraryFile } from '../../data/files';
import { FilePicture } from '../../fields/library/file-parts';
import { preparePdf } from '../../fields/pdf/prepare-pdf';
import { FileZone, useFilePicker, UploadRow } from '../../fields/uploads/upload-controls';
import { prepareImage, useStillPictures } from '../../fields/uploads/prepare-image';
import { isWaitingForPerson, useUpload } from '../../fields/uploads/use-uploads';
import styles from './files.module.css';

const { alt: altTexts, replace: texts } = fileTexts;

interface ReplaceDialogProps {
  readonly file: LibraryFile;
  /** Resolves to whether the file at this address took the other's place. */
  readonly onReplace: (address: string) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asks for another file, shows both, and puts the new one into the place of the old. */
export function ReplaceDialog({ file, onReplace, onClose }: ReplaceDialogProps) {
  const { kind, id } = file;
  const [address, setAddress] = useState<string | null>(null);
  const upload = useUpload({ folder: id.slice(0, id.lastIndexOf('/')) }, setAddress);
  const { item } = upload;
  const toStills = useStillPictures();
  const isSame = address === file.address;

  function take([chosen]: readonly File[]): void {
    if (!chosen) return;
    setAddress(null);
    if (kind === 'pdf') upload.start(chosen, preparePdf);
    else
      void toStills([chosen]).then(([still]) => {
        if (still) upload.start(still, prepareImage);
      });
  }

  const chooseLabel = kind === 'pdf' ? texts.choosePdf : texts.chooseImage;
  const picker = useFilePicker(
    { accept: kind === 'pdf' ? '.pdf,application/pdf' : 'image/*', label: chooseLabel },
    take,
  );

  return (
    <Dialog
      title={texts.title}
      okText={texts.apply}
      okButtonProps={{ disabled: address === null || isSame, danger: true }}
      onRun={async () => address !== null && onReplace(address)}
      onClosed={onClose}
    >
      <FileZone className={styles.dialog} onFiles={take}>
        <p className={styles.quiet}>{texts.help(file.useCount)}</p>
        <div className={styles.pair}>
          <figure>
            <FilePicture file={file} />
            <figcaption>{texts.before}</figcaption>
          </figure>
          {address !== null && !isSame && (
            <figure>
              <FilePicture file={{ ...file, address }} />
              <figcaption>{texts.after}</figcaption>
            </figure>
          )}
        </div>
        {item && <UploadRow item={item} onCancel={upload.cancel} onRetry={upload.retry} />}
        {picker.input}
        <div>
          <Button
            loading={loadingIcon(item !== null && !isWaitingForPerson(item.state))}
            onClick={picker.open}
          >
            {chooseLabel}
          </Button>
        </div>
        <div role="status">
          {isSame && <Alert type="warning" showIcon message={texts.same} />}
          {address !== null && !isSame && (
            <Alert
              type="warning"
              showIcon
              message={texts.warning}
              description={kind === 'pdf' ? texts.coverStays : texts.altStays}
            />
          )}
        </div>
      </FileZone>
    </Dialog>
  );
}

/** In characters, as the table's limit and those of the fields. */
const MAX_ALT = 300;

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
      title={altTexts.title}
      okText={altTexts.save}
      onRun={() => onSave(alt === null ? null : alt.trim())}
      onClosed={onClose}
    >
      <div className={styles.dialog}>
        <FilePicture file={file} />
        <Form layout="vertical">
          <Form.Item label={altTexts.label} htmlFor="file-alt" help={altTexts.help}>
            <Input.TextArea
              id="file-alt"
              autoSize={{ minRows: 2 }}
              maxLength={MAX_ALT}
              value={alt ?? ''}
              placeholder={isDecorative ? '' : altTexts.hint}
              disabled={isDecorative}
              onChange={({ target }) => setAlt(target.value.trim() === '' ? null : target.value)}
            />
          </Form.Item>
        </Form>
        <Checkbox checked={isDecorative} onChange={({ target }) => setAlt(target.checked ? '' : null)}>
          {altTexts.decorative}
        </Checkbox>
      </div>
    </Dialog>
  );
}
