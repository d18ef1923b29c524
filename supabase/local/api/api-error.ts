/** Makes an error response that the table, auth and storage clients of supabase-js all understand. */
export function apiError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
  details: Readonly<Record<string, unknown>> = {},
): Response {
  const body = { code, error_code: code, error: code, statusCode: String(status), msg: message, message };
  return Response.json(
    { ...body, ...details },
    { status, headers: { 'cache-control': 'no-store', 'x-sb-error-code': code, ...headers } },
  );
}
