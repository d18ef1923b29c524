import { Alert, Button } from 'antd';
import { useState } from 'react';
import { fileTexts } from '../../i18n/files';
import { Dialog } from '../../lib/dialog';
import { loadingIcon } from '../../lib/loading-icon';
import type { LibraryFile } from '../../data/files';
import { FilePicture } from '../../fields/library/file-parts';
import { preparePdf } from '../../fields/pdf/prepare-pdf';
import { FileZone, useFilePicker } from '../../fields/uploads/file-zone';
import { prepareImage } from '../../fields/uploads/prepare-image';
import { UploadRow } from '../../fields/uploads/upload-row';
import { useStillPictures } from '../../fields/uploads/use-still-pictures';
import { isWaitingForPerson, useUpload } from '../../fields/uploads/use-uploads';
import styles from './files.module.css';

const { replace: texts } = fileTexts;

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
