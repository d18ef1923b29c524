import { API_LIMIT_MS } from '../../../src/lib/time-limits';
import { apiError } from './api-error';
import type { ApiFetch } from './api-middleware';

/** How the driver and PostgreSQL itself say that there is no database to ask now. */
const OUTAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|shutting down|starting up|terminating connection|too many clients/;

/** Gives an outage its own answer, which says what a visitor may know; lite would show our database's address. */
export async function maskDatabaseError(response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const text = await response.clone().text();
  return OUTAGE.test(text) ? unavailable() : response;
}

/** Takes the way to lite, gives one that does not wait longer than `limitMs` for a database that is silent. */
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

function unavailable(): Response {
  return apiError(
    503,
    'database_unavailable',
    'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  );
}
