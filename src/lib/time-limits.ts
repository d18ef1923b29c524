/**
 * The server's time limits. Each is well below the next, so that an outer wait never cuts off an answer that an inner
 * part is about to give. A page's version and document together take less than 5 seconds. A statement ends before its
 * API call, and that before the connection counts as silent.
 */
export const VERSION_LIMIT_MS = 1_200;
/** One read during server rendering. */
export const DOCUMENT_READ_LIMIT_MS = 3_000;
/** All reads of one page. */
export const RENDER_LIMIT_MS = 3_400;
/** Monitors expect `/healthz` within 2 seconds. */
export const HEALTH_LIMIT_MS = 1_500;
export const CONNECT_LIMIT_S = 2;
/** The same limit as hosted Supabase's for signed-in users. */
export const STATEMENT_LIMIT_MS = 8_000;
/** A statement of a visitor, on the embedded backend; hosted Supabase has the same in the role `anon`. */
export const VISITOR_STATEMENT_LIMIT_MS = 3_000;
/** How long a visitor's call of the API waits for its turn. With its statement it ends before API_LIMIT_MS. */
export const VISITOR_WAIT_LIMIT_MS = 3_000;
export const API_LIMIT_MS = 10_000;
/** How long either side of a connection may send nothing. */
export const SILENCE_LIMIT_MS = 15_000;
/** How long the body of a request may come in a trickle. */
export const SLOW_BODY_LIMIT_MS = 15_000;
