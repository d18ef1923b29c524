import { API_LIMIT_MS } from '../../../src/lib/time-limits';
import { AsyncLocalStorage } from 'node:async_hooks';
import { messages } from '../../../src/lib/messages';
import { isNoRoom } from '../disk';
import { apiError, type ApiFetch } from './api-fetch';

/** The messages of the driver and of PostgreSQL while the database is away. */
const OUTAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|shutting down|starting up|terminating connection|too many clients/;

/** PostgreSQL's code for it. */
const DISK_FULL = '53100';

/** What was found while a request was served, and lite's response does not say. */
const findings = new AsyncLocalStorage<{ isDiskFull: boolean }>();

/** Notes that an error of the database or the file system means a full disk, for the response to the request that it is of. */
export function noteFullDisk(error: unknown): void {
  const found = findings.getStore();
  const isDatabaseFull = error instanceof Error && 'code' in error && error.code === DISK_FULL;
  if (found && (isDatabaseFull || isNoRoom(error))) found.isDiskFull = true;
}

/** Replaces lite's response to an outage, which contains the database's address, and to a full disk, which says nothing of it. */
export function withDatabaseErrors(api: ApiFetch): ApiFetch {
  return (request, peerAddress) => {
    const found = { isDiskFull: false };
    return findings.run(found, async () => {
      const response = await api(request, peerAddress);
      if (response.status < 500) return response;
      if (found.isDiskFull) return diskFull();
      return OUTAGE.test(await response.clone().text()) ? unavailable() : response;
    });
  };
}

/** Responds with 503 when the database is silent for longer than `limitMs`. */
export function withTimeLimit(api: ApiFetch, limitMs = API_LIMIT_MS): ApiFetch {
  return async (request, peerAddress) => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(unavailable()), limitMs);
    });
    try {
      return await Promise.race([api(request, peerAddress), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Says that nothing can be stored. Trying again at once is no help, so that it is no 503. */
export function diskFull(): Response {
  return apiError(507, 'disk_full', messages.errors.diskFull);
}

function unavailable(): Response {
  return apiError(
    503,
    'database_unavailable',
    'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  );
}
