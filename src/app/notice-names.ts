import { NOTICE_NAMES, NOTICE_PARAM } from '../lib/paths/page-params';

export type NoticeName = (typeof NOTICE_NAMES)[number];

export function readNoticeName(search: string): NoticeName | undefined {
  const name = new URLSearchParams(search).get(NOTICE_PARAM);
  return NOTICE_NAMES.find((known) => known === name);
}

/** Returns the query without its notice. */
export function withoutNotice(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(NOTICE_PARAM);
  return params.size > 0 ? `?${params.toString()}` : '';
}
