import { createHmac, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { findAccount } from '../accounts';
import type { ApiFetch } from '../../api/api-fetch';
import { bodyTooLarge, readFields, withReadBody } from '../../api/request-body';
import { parseClientIp } from '../../api/client-address';
import { eventOf, mayNeedBody } from './security-events';

export interface SecurityLogOptions {
  sql: Sql;
  /** Keys the hash of unknown e-mail addresses, which makes them comparable but not readable. */
  key: string;
  /** Takes one line without its newline. */
  log: (line: string) => void;
}

/** Responds to a request of the server. `requestId` names the request in the response and in the error log. */
export type LoggedFetch = (request: Request, peerAddress?: string, requestId?: string) => Promise<Response>;

/** Far above any body of these endpoints. */
const MAX_BODY_BYTES = 64 * 1024;
const MAX_VALUE = 120;
const UNSAFE = /[^\w.:@/+%-]/g;
const HASH_LENGTH = 16;

/**
 * Logs a line for each event that matters after an attack. Values from the client are never logged unchanged. A body that the log
 * needs is read here, once, and handed on; a longer one is refused before anything else sees it.
 */
export function withSecurityLog(api: ApiFetch, { sql, key, log }: SecurityLogOptions): LoggedFetch {
  return async (received, peerAddress, requestId = randomUUID()) => {
    const request = mayNeedBody(received) ? await withReadBody(received, MAX_BODY_BYTES) : received;
    if (request === null) return bodyTooLarge();
    const fields = request === received ? {} : await readFields(request);
    const response = await api(request, peerAddress);
    const event = eventOf(request, fields, response);
    if (event === null) return response;
    const email = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
    const account = event.account ?? (email ? await findAccount(sql, email).catch(() => null) : null);
    const hash = createHmac('sha256', key).update(email).digest('hex').slice(0, HASH_LENGTH);
    log(
      securityLine(event.name, {
        account,
        actor: event.actor,
        subject: event.subject,
        // People sometimes type their password into this field, so that only a hash is logged.
        email_hash: email && !account ? hash : null,
        address: parseClientIp(peerAddress),
        request: requestId,
        path: new URL(request.url).pathname,
        status: String(response.status),
        reason: response.headers.get('x-sb-error-code'),
      }),
    );
    return response;
  };
}

/** Formats `time security event=name key=value …`. Values contain no spaces and no newlines. */
export function securityLine(
  event: string,
  values: Readonly<Record<string, string | null | undefined>>,
  now = new Date(),
): string {
  const pairs = Object.entries({ event, ...values }).flatMap(([name, value]) =>
    value ? [`${name}=${value.replace(UNSAFE, '_').slice(0, MAX_VALUE)}`] : [],
  );
  return [now.toISOString(), 'security', ...pairs].join(' ');
}
