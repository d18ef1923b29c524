import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatFileSize } from '../../../src/lib/media/downloads';
import { isWaitingForPerson, useUpload } from '../uploads/use-uploads';
import { mediaTexts } from '../../i18n/fields';
import { mediaFolder } from '../../schema/derive-fields';
import type { InputProps } from '../field-kind';
import type { LibraryFile } from '../../data/files';
import { ExistingFiles } from '../library/existing-files';
import { sendFile } from '../uploads/send-file';
import { prepareImage } from '../uploads/prepare-image';
import { FileZone, useFilePicker } from '../uploads/file-zone';
import { UploadRow } from '../uploads/upload-row';
import frame from '../uploads/upload.module.css';
import { PdfLink } from './pdf-link';
import { MAX_PDF_BYTES, preparePdf } from './prepare-pdf';
import styles from './pdf.module.css';

const { pdf } = mediaTexts;
const InsideSearch = lazy(async () => ({ default: (await import('./inside-search')).InsideSearch }));

/** Uploads the document when it is chosen, and its first page as cover. The row gets both with the next save. */
export function PdfInput({ field, resource, control }: InputProps<'pdf'>) {
  const { id, value = '', onChange, ...aria } = control;
  const button = useRef<HTMLButtonElement>(null);
  const form = Form.useFormInstance();
  const sent = useRef<{ cover: string; file: File } | null>(null);
  const [stored, setStored] = useState<{ address: string; file: File } | null>(null);
  const [isReading, setReading] = useState(false);
  const folder = mediaFolder(resource, {});
  const { item, start, retry, cancel } = useUpload({ folder }, (address) => {
    if (!sent.current) {
      void takeStored(address);
      return;
    }
    const { cover, file } = sent.current;
    setStored({ address, file });
    change(address, cover);
  });
  const isBusy = isReading || (item !== null && !isWaitingForPerson(item.state));

  /** The cover goes first: a change of this field tells the form about both. */
  function change(address: string, cover: string): void {
    if (field.cover !== undefined) form.setFieldValue(field.cover, cover);
    onChange?.(address);
  }

  function take(files: readonly File[]): void {
    const [file] = files;
    if (!file) return;
    sent.current = null;
    start(file, async (chosen) => {
      const { cover, ...prepared } = await preparePdf(chosen);
      sent.current = {
        file: chosen,
        cover: field.cover === undefined ? '' : await storeCover(cover, folder),
      };
      return prepared;
    });
  }

  /** A document that is there already has no first page of its own yet. */
  async function takeStored(address: string): Promise<void> {
    change(address, '');
    if (field.cover === undefined) return;
    setReading(true);
    try {
      const content = await (await fetch(address)).blob();
      const { cover } = await preparePdf(new File([content], address));
      const stored = await storeCover(cover, folder);
      if (stored !== '') form.setFieldValue(field.cover, stored);
    } catch {
      // A document needs no cover.
    } finally {
      setReading(false);
    }
  }

  function takeExisting([file]: readonly LibraryFile[]): void {
    if (!file) return;
    cancel();
    void takeStored(file.address);
  }

  /** The pressed button disappears, so the focus moves to another one in the form. */
  const andStay = (action: () => void) => () => {
    action();
    button.current?.focus();
  };
  const picker = useFilePicker({ accept: '.pdf,application/pdf', label: field.label }, take);

  return (
    <FileZone className={frame.zone} onFiles={take}>
      {value !== '' && <StoredPdf address={value} />}
      {field.searchable !== undefined && (
        <Suspense>
          <InsideSearch
            table={resource.table}
            address={value}
            field={field.searchable}
            file={stored?.address === value ? stored.file : undefined}
          />
        </Suspense>
      )}
      {item && <UploadRow item={item} onCancel={andStay(cancel)} onRetry={andStay(retry)} />}
      {picker.input}
      <div className={styles.actions}>
        <Button
          {...aria}
          {...(id === undefined ? {} : { id })}
          // Overrides the form item's own ref among the rest.
          ref={button}
          // The form item sets it on its child, but it is invalid on a button.
          aria-required={undefined}
          disabled={isBusy}
          onClick={picker.open}
        >
          {value === '' ? pdf.choose : pdf.replace}
        </Button>
        {!isBusy && <ExistingFiles kind="pdf" onChoose={takeExisting} />}
        {value !== '' && field.required === undefined && (
          <Button type="text" disabled={isBusy} onClick={andStay(() => change('', ''))}>
            {pdf.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{pdf.hint(MAX_PDF_BYTES / 1024 / 1024)}</p>
    </FileZone>
  );
}

/** Stores a first page and returns its address; '' without one or when that fails, because a document needs no cover. */
async function storeCover(page: Blob | null, folder: string): Promise<string> {
  if (!page) return '';
  const idle = { onPercent: () => undefined, onLost: () => undefined, signal: new AbortController().signal };
  try {
    return await sendFile(await prepareImage(page), { folder, overwrite: false, ...idle });
  } catch {
    return '';
  }
}

function StoredPdf({ address }: { readonly address: string }) {
  const { bytes, pages, isMissing } = usePdfFacts(address);
  const facts = [bytes && formatFileSize(bytes), pages && pdf.pages(pages)].filter(Boolean).join(' · ');
  return (
    <div className={styles.stored}>
      <PdfLink address={address} isNamed />
      <span className={styles.facts} role="status">
        {isMissing ? pdf.missing : facts}
      </span>
    </div>
  );
}

const LASTING = { staleTime: Infinity, retry: false } as const;

/** Returns the size of a stored PDF and, a moment later, its page count. */
function usePdfFacts(address: string) {
  const size = useQuery({
    ...LASTING,
    queryKey: ['pdf', address, 'bytes'],
    queryFn: () => fetchSize(address),
  });
  const pages = useQuery({
    ...LASTING,
    queryKey: ['pdf', address, 'pages'],
    queryFn: async () => (await import('./read-pdf')).countPages(address),
    enabled: size.isSuccess,
  });
  return { bytes: size.data, pages: pages.data, isMissing: size.isError };
}

async function fetchSize(address: string): Promise<number> {
  const response = await fetch(address, { method: 'HEAD' });
  if (!response.ok) throw new Error(String(response.status));
  return Number(response.headers.get('content-length') ?? 0);
}
