import { messages } from '../messages';
import type { PublicDatabase, PublicDatabaseOptions } from './public-database';

/** Lazy access to the tables as a visitor. The client's code is loaded with the first read. */
export interface DatabaseAccess {
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
