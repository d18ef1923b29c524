/**
 * Takes a request and its answer, gives what may be kept of it: errors are not worth it, and an answer that was redirected may not stand
 * for a page. Only of a file server that knows pages as folders, and so has led to a slash behind the address, a copy stands for the page.
 */
export function wholeAnswer(request: Request, answer: Response): Response | null {
  if (answer.status !== 200) return null;
  if (!answer.redirected) return answer;
  const [asked, came] = [new URL(request.url), new URL(answer.url)];
  const isFolder = came.origin === asked.origin && came.pathname === `${asked.pathname}/`;
  // Browsers refuse to open a page with an answer that says it was redirected; a copy does not say so.
  return isFolder ? new Response(answer.body, { headers: answer.headers }) : null;
}
