import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useRef, useState } from 'react';
import { formatFileSize } from '../../../src/lib/media/downloads';
import { messages } from '../../../src/lib/messages';
import { isWaitingForPerson, useUpload } from '../uploads/use-uploads';
import { mediaTexts } from '../../i18n/fields';
import { mediaFolder } from '../../schema/derive';
import type { InputProps } from '../field-kind';
import type { LibraryFile } from '../../data/files';
import { ExistingFiles } from '../library/existing-files';
import { sendFile } from '../uploads/send-file';
import { prepareImage } from '../uploads/prepare-image';
import { FileZone, useFilePicker, UploadRow } from '../uploads/upload-controls';
import frame from '../uploads/upload.module.css';
import { PdfLink } from './pdf-kind';
import { MAX_PDF_BYTES, preparePdf } from './prepare-pdf';
import styles from './pdf.module.css';
import { dataOf } from '../../data/http-error';
import { getSupabase } from '../../data/supabase-client';

const { pdf } = mediaTexts;

/** Uploads the document when it is chosen, and its first page as cover. The row gets both with the next save. */
export function PdfInput({ field, resource, control }: InputProps<'pdf'>) {
  const { id, value = '', onChange, ...aria } = control;
  const button = useRef<HTMLButtonElement>(null);
  const form = Form.useFormInstance();
  const sent = useRef<{ cover: string; file: File } | null>(null);
  const [stored, setStored] = useState<{ address: string; file: File } | null>(null);
  const [isReading, setReading] = useState(false);
  const folder = mediaFolder(resource, {});
  // A hook cannot be left out: without a switch it watches the PDF's own address, which is never `true`.
  const isSearched = Form.useWatch<unknown>(field.searchable ?? field.name) === true;
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
      {isSearched && value !== '' && (
        <InsideSearch
          key={value}
          table={resource.table}
          address={value}
          file={stored?.address === value ? stored.file : undefined}
        />
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

const LASTING = { staleTime: Infinity } as const;

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

const { inside } = mediaTexts.pdf;

interface InsideSearchProps {
  readonly table: string;
  readonly address: string;
  /** The file that was just chosen, so that it is not loaded again. */
  readonly file: File | undefined;
}

/**
 * Reads the pages of a PDF, if nobody has, and says whether they can be searched. Reading goes on when the form is saved
 * and closed meanwhile, because the texts belong to the file.
 */
function InsideSearch({ table, address, file }: InsideSearchProps) {
  const [progress, setProgress] = useState<readonly [page: number, pages: number] | null>(null);
  const reading = useQuery({
    queryKey: ['pdf', address, 'inside'],
    // Asked each time, because the texts are gone after a save that turned the search off.
    queryFn: () => readInside({ table, address, file }, (...read) => setProgress(read)),
  });
  const { data, isError, refetch } = reading;
  return (
    <div className={styles.actions}>
      <p className={styles.hint} role="status">
        {data ? inWords(data) : isError ? inside.failed : inside.reading}
      </p>
      {progress && !data && !isError && (
        // Not announced page by page.
        <span className={styles.hint} aria-hidden>
          {inside.progress(...progress)}
        </span>
      )}
      {isError && (
        <Button size="small" onClick={() => void refetch()}>
          {messages.labels.retry}
        </Button>
      )}
    </div>
  );
}

/** Returns what was read of a file before, or reads it and keeps the texts of its pages for rows of this table. */
async function readInside(
  { table, address, file }: InsideSearchProps,
  onPage: (page: number, pages: number) => void,
): Promise<DocumentState> {
  const [known] = await dataOf(getSupabase().rpc('document_state', { address }));
  if (known) return known;
  const { readTexts } = await import('./read-pdf');
  const texts = await readTexts(file ? { data: await file.arrayBuffer() } : { url: address }, onPage);
  // As text, which every server passes on alike.
  const pages = JSON.stringify(texts);
  const request = getSupabase().rpc('keep_document', { resource: table, address, pages });
  return { pages: texts.length, with_text: await dataOf(request) };
}

function inWords({ pages, with_text: withText }: DocumentState): string {
  return withText === 0 ? inside.scan : inside.found(withText, pages);
}

/** What was read of a PDF. */
interface DocumentState {
  readonly pages: number;
  /** How many pages have text that can be searched. */
  readonly with_text: number;
}
