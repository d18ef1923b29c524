import { FilePdfOutlined } from '@ant-design/icons';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { mediaTexts } from '../../i18n/fields';
import styles from './pdf.module.css';

/** Before the name of a stored file: the moment and a random part (`fields/uploads/send-file.ts`). */
const STORED_PREFIX = /^\d{13}-[0-9a-f]{8}-/;

/** Opens a stored PDF, by its file's name where there is room for it. Renders nothing for an invalid address. */
export function PdfLink({
  address,
  isNamed = false,
}: {
  readonly address: string;
  readonly isNamed?: boolean;
}) {
  if (!isSafeImageUrl(address)) return null;
  const name = (address.split('/').at(-1) ?? '').replace(STORED_PREFIX, '');
  return (
    <a
      className={styles.link}
      href={address}
      target="_blank"
      rel="noopener"
      aria-label={isNamed ? mediaTexts.pdf.openNamed(name) : mediaTexts.pdf.openLabel}
    >
      <FilePdfOutlined aria-hidden />
      {isNamed ? name : mediaTexts.pdf.open}
    </a>
  );
}
