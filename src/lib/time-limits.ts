/**
 * How long the server waits for whom, each well below the next, so that the part that waits longest never cuts off an answer that
 * another part is about to give. A page: its version and then its document take less than 5 seconds together, whatever the database
 * does. The API: a statement ends before its answer is given up, and that before the connection counts as silent.
 */
export const VERSION_LIMIT_MS = 1_200;
/** One read of a page that the server renders. */
export const DOCUMENT_READ_LIMIT_MS = 3_000;
/** All reads of a page. */
export const RENDER_LIMIT_MS = 3_400;
/** Monitors expect `/healthz` within 2 seconds. */
export const HEALTH_LIMIT_MS = 1_500;
export const CONNECT_LIMIT_S = 2;
/** As hosted Supabase gives administrators. */
export const STATEMENT_LIMIT_MS = 8_000;
export const API_LIMIT_MS = 10_000;
/** How long a connection may be silent, the client's part and ours. */
export const SILENCE_LIMIT_MS = 15_000;
