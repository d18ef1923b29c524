import { Button, Checkbox } from 'antd';
import { fileTexts } from '../../i18n/files';
import type { LibraryFile } from '../../data/files';
import { FileFacts, FileName, FilePicture } from '../../fields/library/file-parts';
import { FileUses } from './file-uses';
import styles from './files.module.css';

export type FileAct = 'describe' | 'replace' | 'remove' | 'restore';

interface FileCardProps {
  readonly file: LibraryFile;
  /** Undefined where the file cannot be selected. */
  readonly selection:
    { readonly isSelected: boolean; readonly onSelect: (isSelected: boolean) => void } | undefined;
  readonly onAct: (act: FileAct) => void;
}

/** A file of the library: what it is, what it shows, where it is used, and what can be done. */
export function FileCard({ file, selection, onAct }: FileCardProps) {
  const { title, address, kind, trash, isUsed } = file;
  return (
    <li className={styles.card}>
      <a
        className={styles.picture}
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={fileTexts.open(title)}
      >
        <FilePicture file={file} />
      </a>
      {selection && (
        <Checkbox
          className={styles.choice}
          aria-label={fileTexts.select(title)}
          checked={selection.isSelected}
          onChange={({ target }) => selection.onSelect(target.checked)}
        />
      )}
      <div className={styles.body}>
        <FileName file={file} as="h2" />
        <p className={styles.facts}>
          <FileFacts file={file} />
        </p>
        {trash && (
          <p className={styles.facts}>
            <span className={styles.state}>{fileTexts.restore.daysLeft(trash.daysLeft)}</span>
          </p>
        )}
        {kind === 'image' && <Description file={file} />}
        <FileUses file={file} />
      </div>
      <div className={styles.actions}>
        {trash ? (
          <Act act="restore" file={file} onAct={onAct} />
        ) : (
          <>
            {kind === 'image' && (
              <Button type="text" aria-label={fileTexts.alt.of(title)} onClick={() => onAct('describe')}>
                {fileTexts.alt.label}
              </Button>
            )}
            <Act act="replace" file={file} onAct={onAct} />
            {!isUsed && <Act act="remove" file={file} onAct={onAct} />}
          </>
        )}
      </div>
    </li>
  );
}

interface ActProps extends Pick<FileCardProps, 'file' | 'onAct'> {
  readonly act: 'replace' | 'remove' | 'restore';
}

function Act({ act, file: { title }, onAct }: ActProps) {
  const { action, of } = fileTexts[act];
  return (
    <Button type="text" danger={act === 'remove'} aria-label={of(title)} onClick={() => onAct(act)}>
      {action}
    </Button>
  );
}

/** What the picture shows, and whether that is missing anywhere. */
function Description({ file: { alt, isUndescribed } }: { readonly file: LibraryFile }) {
  const { missing, missingSomewhere, decorative } = fileTexts.alt;
  return (
    <>
      {alt !== null && <p className={styles.alt}>{alt || decorative}</p>}
      {isUndescribed && <p className={styles.missing}>{alt === null ? missing : missingSomewhere}</p>}
    </>
  );
}
