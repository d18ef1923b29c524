import type { Requirable } from '../../schema/types';
import type { CellProps, FieldKind } from '../field-kind';
import { textOrEmpty } from '../typed-text';
import { requiredRule } from '../../lib/form-values';
import { FilePdfOutlined } from '@ant-design/icons';
import { ownFileName } from '../../../src/lib/media/stored-files';
import { isSafeImageUrl } from '../../../src/lib/paths/links';
import { mediaTexts } from '../../i18n/fields';
import styles from './pdf.module.css';

export interface PdfOptions extends Requirable {
  /** The image field that takes the first page when a document is chosen. */
  readonly cover?: string;
  /** The boolean field that says whether visitors search the pages; the table calls `private.search_inside`. */
  readonly searchable?: string;
}

function PdfCell({ value }: CellProps<'pdf'>) {
  return <PdfLink address={textOrEmpty(value)} />;
}

export const pdfKind: FieldKind<'pdf'> = {
  columnTypes: ['text'],
  Cell: PdfCell,
  comparedAs: 'file',
  rules: requiredRule,
  toForm: textOrEmpty,
  toRow: (value) => value || null,
  toText: textOrEmpty,
  files: (value) => [textOrEmpty(value)].filter(Boolean),
  refersTo: { cover: ['image'], searchable: ['boolean'] },
};

/** Opens a stored PDF, by its file's name where there is room for it. Renders nothing for an invalid address. */
export function PdfLink({
  address,
  isNamed = false,
}: {
  readonly address: string;
  readonly isNamed?: boolean;
}) {
  if (!isSafeImageUrl(address)) return null;
  const name = ownFileName(address) || mediaTexts.pdf.open;
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
