import { apiError } from './api-error';

/** How the driver and PostgreSQL itself say that there is no database to ask now. */
const OUTAGE =
  /ECONNREFUSED|ECONNRESET|EPIPE|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|shutting down|starting up|terminating connection|too many clients/;

/** Gives an outage its own answer, which says what a visitor may know; lite would show our database's address. */
export async function hideOutage(response: Response): Promise<Response> {
  if (response.status < 500) return response;
  const text = await response.clone().text();
  if (!OUTAGE.test(text)) return response;
  return apiError(
    503,
    'database_unavailable',
    'Veri tabanına şu anda ulaşılamıyor. Lütfen biraz sonra yeniden deneyin.',
  );
}
