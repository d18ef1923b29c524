import { messages } from '../messages';
import type { PublicDatabase, PublicDatabaseOptions } from './public-database';
import { backendUrl } from './site-config';

/** A visitor's way to the tables that weighs nothing before the first read: only that fetches the client's code. */
export interface DatabaseAccess {
  /** The backend's absolute address. */
  readonly backend: string;
  /** Whether its storage serves pictures in smaller widths. */
  readonly resizesImages: boolean;
  open(): Promise<PublicDatabase>;
}

/** The client's code could not be had: there is no network, or a new version has taken its place. */
export class MissingClientError extends Error {
  override name = 'MissingClientError';
}

/** Takes what the client is made from, gives the way to it. Opening throws a MissingClientError with the text to show. */
export function createDatabaseAccess(options: PublicDatabaseOptions): DatabaseAccess {
  let opened: Promise<PublicDatabase> | undefined;
  return {
    backend: backendUrl(options.config, options.origin),
    resizesImages: options.config.resizesImages === true,
    open: () => (opened ??= load(options).catch(forget)),
  };

  /** The next read may find the network again. */
  function forget(cause: unknown): never {
    opened = undefined;
    throw new MissingClientError(messages.public.unreachable, { cause });
  }
}

async function load(options: PublicDatabaseOptions): Promise<PublicDatabase> {
  const { createPublicDatabase } = await import('./public-database');
  return createPublicDatabase(options);
}
