/** Names a request in its answer, in the security log and in the error log. */
export const REQUEST_ID = 'x-request-id';
