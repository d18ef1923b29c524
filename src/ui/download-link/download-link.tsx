import { formatFileSize } from '../../lib/media/downloads';
import type { BuiltFile } from '../../lib/text/prose';
import { Icon } from '../icon/icon';
import styles from './download-link.module.css';

interface DownloadLinkProps {
  file: BuiltFile;
  /** The name under which the browser saves the file. */
  fileName: string;
  /** 'PDF', as in 'PDF, 42 KB'. */
  kind: string;
  children: string;
}

/** A file to save, with its kind and measured size, so that nobody is surprised by either. */
export function DownloadLink({ file, fileName, kind, children }: DownloadLinkProps) {
  return (
    <a className={styles.link} href={file.href} download={fileName}>
      <Icon name="download" />
      <span>
        {children}{' '}
        <span className={styles.size}>
          ({kind}, {formatFileSize(file.sizeBytes)})
        </span>
      </span>
    </a>
  );
}
