import { API_LIMIT_MS } from '../../../src/lib/time-limits';
import { messages } from '../../../src/lib/messages';
import { apiError, type ApiFetch } from './api-fetch';

/** The messages of the driver and of PostgreSQL while the database is away. */
const OUTAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|shutting down|starting up|terminating connection|too many clients/;

/** PostgreSQL's code for a full disk, and how the file system calls one: full, over its quota, or over the largest file. */
const DISK_FULL = /"53100"|No space left on device|ENOSPC|EDQUOT|EFBIG/;

/** Replaces lite's response to an outage, which contains the database's address, and to a full disk, which is English. */
export async function maskDatabaseError(response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const text = await response.clone().text();
  if (DISK_FULL.test(text)) return diskFull();
  return OUTAGE.test(text) ? unavailable() : response;
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
