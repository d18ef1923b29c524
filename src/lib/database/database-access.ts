import { messages } from '../messages';
import type { PublicDatabase, PublicDatabaseOptions } from './public-database';
import { backendUrl } from './site-config';

/** Lazy access to the tables as a visitor. The client's code is loaded with the first read. */
export interface DatabaseAccess {
  /** The backend's absolute address. */
  readonly backend: string;
  /** Whether the backend's storage serves pictures in smaller widths. */
  readonly resizesImages: boolean;
  open(): Promise<PublicDatabase>;
}

/** The client's code could not be loaded: there is no network, or a new version has replaced the chunk. */
export class MissingClientError extends Error {
  override name = 'MissingClientError';
}

/** Returns the access to a backend. `open` rejects with a MissingClientError whose message can be shown. */
export function createDatabaseAccess(options: PublicDatabaseOptions): DatabaseAccess {
  let opened: Promise<PublicDatabase> | undefined;
  return {
    backend: backendUrl(options.config, options.origin),
    resizesImages: options.config.resizesImages === true,
    open: () => (opened ??= load(options).catch(forget)),
  };

  /** The next call tries again. */
  function forget(cause: unknown): never {
    opened = undefined;
    throw new MissingClientError(messages.public.unreachable, { cause });
  }
}

async function load(options: PublicDatabaseOptions): Promise<PublicDatabase> {
  const { createPublicDatabase } = await import('./public-database');
  return createPublicDatabase(options);
}
