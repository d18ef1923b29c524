import { Alert, Button } from 'antd';
import { useState } from 'react';
import { uploadTexts } from '../../i18n/fields';
import { fileTexts } from '../../i18n/files';
import { Dialog } from '../../lib/dialog';
import { loadingIcon } from '../../lib/loading';
import type { LibraryFile } from '../../data/files';
import { Description } from '../../fields/alt/alt-input';
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
        <p className={styles.quiet}>{texts.help(file.use_count)}</p>
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
  // Blanks are neither a description nor a decision that the picture is decorative.
  const written = alt?.trim() ?? '';
  const cleanAlt = alt === '' || written !== '' ? written : null;
  return (
    <Dialog
      maskClosable
      title={altTexts.title}
      okText={altTexts.save}
      onRun={() => onSave(cleanAlt)}
      onClosed={onClose}
    >
      <div className={styles.dialog}>
        <FilePicture file={file} />
        <label htmlFor="file-alt">{altTexts.label}</label>
        <Description
          id="file-alt"
          aria-describedby="file-alt-help"
          value={alt}
          maxLength={MAX_ALT}
          placeholder={uploadTexts.alt.placeholder}
          onChange={setAlt}
        />
        <p id="file-alt-help" className={styles.quiet}>
          {altTexts.help}
        </p>
      </div>
    </Dialog>
  );
}
