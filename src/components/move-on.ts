/**
 * Takes the path under which what was asked for stands now, gives the answer that leads there, with the same search. The address
 * that was asked for does not stay in the browser's history.
 */
export function moveOn(path: string, { url }: Request): Response {
  return new Response(null, { status: 301, headers: { location: path + new URL(url).search } });
}
