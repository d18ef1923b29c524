import { pageParams, readParam } from '../../../lib/paths/page-params';
import { paths } from '../../../lib/paths/paths';

/** The parameter of what a visitor searches for in an issue. */
export const TERM_PARAM = pageParams[paths.bulletinIssue].text;
/** As the search of the site. */
const MAX_CODE_POINTS = 100;

/** Returns the text to search for, without control characters and doubled spaces; '' searches for nothing. */
export function readTerm(params: URLSearchParams): string {
  const readable = (readParam(TERM_PARAM, params) ?? '').replace(/\p{Cc}|\p{Surrogate}/gu, ' ');
  return Array.from(readable.replace(/\s+/g, ' ').trim()).slice(0, MAX_CODE_POINTS).join('').trim();
}
