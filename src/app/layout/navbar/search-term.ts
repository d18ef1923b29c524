import { paths } from '../../../shared/paths';

/** The address of the results for what was typed; null for nothing but blanks. */
export function searchPath(typed: string): string | null {
  const term = typed.trim();
  return term === '' ? null : `${paths.search}?${new URLSearchParams({ q: term }).toString()}`;
}
