import { createHmac, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { findAccount } from '../accounts';
import type { ApiFetch } from '../../api/api-middleware';
import { readBody } from '../../api/request-body';
import { parseClientIp } from '../client-ip';
import { readFields } from '../request-fields';
import { eventOf, mayNeedBody } from './security-events';

export interface SecurityLogOptions {
  sql: Sql;
  /** Makes the trace of an unknown e-mail address comparable, and readable to nobody. */
  key: string;
  /** Takes one line, without its end. */
  log: (line: string) => void;
}

/** The API as the server asks it; `requestId` is what the answer and the error log call the request. */
export type LoggedFetch = (request: Request, peerAddress?: string, requestId?: string) => Promise<Response>;

const MAX_BODY_BYTES = 64 * 1024;
const MAX_VALUE = 120;
const UNSAFE = /[^\w.:@/+%-]/g;
const HASH_LENGTH = 16;

/** The API with a line for whatever an operator wants to see after an attack. What a client sent is in none of them as it was sent. */
export function withSecurityLog(api: ApiFetch, { sql, key, log }: SecurityLogOptions): LoggedFetch {
  return async (request, peerAddress, requestId = randomUUID()) => {
    const copy = mayNeedBody(request) ? request.clone() : null;
    const response = await api(request, peerAddress);
    // Almost all answers: nothing to tell, and nothing read.
    if (eventOf(request, { password: '' }, response) === null) return response;
    const fields = copy ? await readShortFields(copy) : {};
    const event = eventOf(request, fields, response);
    if (event === null) return response;
    const email = typeof fields.email === 'string' ? fields.email.trim().toLowerCase() : '';
    const account = event.account ?? (email ? await findAccount(sql, email).catch(() => null) : null);
    const trace = createHmac('sha256', key).update(email).digest('hex').slice(0, HASH_LENGTH);
    log(
      securityLine(event.name, {
        account,
        // People type their password here: only a trace of it is kept.
        email_hash: email && !account ? trace : null,
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

/** `time security event=name key=value …`; a value can end neither its line nor itself. */
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

/** The front refuses long bodies unread; nor does the log read them. */
async function readShortFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body = await readBody(request, MAX_BODY_BYTES).catch(() => null);
  return body ? readFields(new Request(request.url, { method: 'POST', body })) : {};
}
