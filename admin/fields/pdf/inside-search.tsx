import { useQuery } from '@tanstack/react-query';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { keepDocument, readDocumentState, type DocumentState } from '../../data/documents';
import { mediaTexts } from '../../i18n/fields';
import styles from './pdf.module.css';

const { inside } = mediaTexts.pdf;

interface InsideSearchProps {
  readonly table: string;
  readonly address: string;
  /** The boolean field that turns the search on. */
  readonly field: string;
  /** The file that was just chosen, so that it is not loaded again. */
  readonly file: File | undefined;
}

/**
 * Reads the pages of a PDF, if nobody has, and says whether they can be searched. Reading goes on when the form is saved
 * and closed meanwhile, because the texts belong to the file.
 */
export function InsideSearch({ table, address, field, file }: InsideSearchProps) {
  const isOn = Form.useWatch<boolean | undefined>(field) === true;
  return isOn && address !== '' ? (
    <ReadState key={address} table={table} address={address} file={file} />
  ) : null;
}

type Read = Omit<InsideSearchProps, 'field'>;

function ReadState({ table, address, file }: Read) {
  const [progress, setProgress] = useState<readonly [page: number, pages: number] | null>(null);
  const reading = useQuery({
    queryKey: ['pdf', address, 'inside'],
    queryFn: () => readInside({ table, address, file }, (...read) => setProgress(read)),
    // Asked each time, because the texts are gone after a save that turned the search off.
    ...{ retry: false, staleTime: 0 },
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
          {inside.retry}
        </Button>
      )}
    </div>
  );
}

async function readInside(
  { table, address, file }: Read,
  onPage: (page: number, pages: number) => void,
): Promise<DocumentState> {
  const known = await readDocumentState(address);
  if (known) return known;
  const { readTexts } = await import('./read-pdf');
  const source = file ? { data: await file.arrayBuffer() } : { url: address };
  return keepDocument(table, address, await readTexts(source, onPage));
}

function inWords({ pages, withText }: DocumentState): string {
  return withText === 0 ? inside.scan : inside.found(withText, pages);
}
