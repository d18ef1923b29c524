export interface PreparedFile {
  readonly body: Blob;
  /** A type and an extension that the bucket's policy permits. */
  readonly type: string;
  readonly extension: string;
  /** The end of the stored name, in letters of a slug: what the person called the file. */
  readonly label?: string;
}

/** Prepares a chosen file for storage. Throws FileRefused. */
export type Prepare = (file: File) => Promise<PreparedFile>;

/** A file that cannot be accepted. The message says why and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
