/** A file as it will be stored. */
export interface PreparedFile {
  readonly body: Blob;
  /** A type and an extension that the bucket's policy permits. */
  readonly type: string;
  readonly extension: string;
  /** Says in words for the administrator what the preparation lost. */
  readonly notice?: string;
}

/** Turns what somebody chose into what is stored. Throws FileRefused. */
export type Prepare = (file: File) => Promise<PreparedFile>;

/** A file we cannot take; the message tells the administrator why and what to do. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}
