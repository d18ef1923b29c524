import { formatFileSize } from '../../lib/media/downloads';
import type { BuiltFile } from '../../lib/text/prose';
import { Icon } from '../icon/icon';
import styles from './download-link.module.css';

interface DownloadLinkProps {
  file: BuiltFile;
  /** The name of the saved file. */
  fileName: string;
  /** The kind shown before the size: 'PDF' in 'PDF, 42 KB'. */
  kind: string;
  children: string;
}

/** A download link that shows the file's kind and size. */
export function DownloadLink({ file, fileName, kind, children }: DownloadLinkProps) {
  return (
    <a className={styles.link} href={file.href} download={fileName}>
      <Icon name="download" />
      <span>
        <span>{children}</span>{' '}
        <span className={styles.size}>{`(${kind}, ${formatFileSize(file.sizeBytes)})`}</span>
      </span>
    </a>
  );
}
