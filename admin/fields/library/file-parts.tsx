import { FilePdfOutlined } from '@ant-design/icons';
import { formatFileSize } from '../../../src/lib/media/downloads';
import { renditionSrcSet } from '../../../src/lib/media/image-renditions';
import { fileTexts } from '../../i18n/files';
import { ByAndWhen } from '../../lib/moment';
import { type LibraryFile, files, FILES_KEY, FILES_PAGE, type FileQuery } from '../../data/files';
import styles from './library.module.css';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

interface FileProps {
  readonly file: LibraryFile;
}

/** The picture, or a sign for a PDF. Its name stands beside it. */
export function FilePicture({ file: { kind, address } }: FileProps) {
  return (
    <span className={styles.picture}>
      {kind === 'pdf' ? (
        <FilePdfOutlined aria-hidden />
      ) : (
        <img
          src={address}
          srcSet={renditionSrcSet(address)}
          sizes="(max-width: 639px) 45vw, 280px"
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
}

/** What it is called, in one line. */
export function FileName({ file: { title }, as: Tag = 'span' }: FileProps & { readonly as?: 'h2' | 'span' }) {
  return (
    <Tag className={styles.name} title={title}>
      {title}
    </Tag>
  );
}

/** 'Resim · 240 KB' and 'Ayşe Demir, dün 14.30'. */
export function FileFacts({ file: { kind, size, uploaded_at: at, person } }: FileProps) {
  return (
    <>
      <span>
        {[fileTexts.kinds[kind], size === null ? '' : formatFileSize(size)].filter(Boolean).join(' · ')}
      </span>
      <ByAndWhen person={person} at={at} />
    </>
  );
}

/** Reads the library page by page. While something else is searched, the files found before stay. */
export function useLibrary(asked: Omit<FileQuery, 'skip'>) {
  return useInfiniteQuery({
    queryKey: [...FILES_KEY, asked],
    queryFn: ({ pageParam, signal }) => files.read({ ...asked, skip: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ files: page }, pages) =>
      page.length < FILES_PAGE ? undefined : pages.length * FILES_PAGE,
    select: ({ pages }) => ({ files: pages.flatMap((page) => page.files), total: pages[0]?.total ?? 0 }),
    placeholderData: keepPreviousData,
  });
}
