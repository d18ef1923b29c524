import { FilePdfOutlined } from '@ant-design/icons';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { mediaTexts } from '../../i18n/fields';
import styles from './pdf.module.css';

/** Opens a stored PDF. Renders nothing for an invalid address. */
export function PdfLink({ address }: { readonly address: string }) {
  if (!isSafeImageUrl(address)) return null;
  return (
    <a
      className={styles.link}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={mediaTexts.pdf.openLabel}
    >
      <FilePdfOutlined aria-hidden />
      {mediaTexts.pdf.open}
    </a>
  );
}
