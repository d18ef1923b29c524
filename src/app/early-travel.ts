declare global {
  interface Window {
    /** Path and search that the document came for. */
    openedFor?: string;
  }
}

/** Stands in documents, as part of their one script. */
export const rememberAddress = `openedFor=location.pathname+location.search;`;

/** Takes the visitor's address; says whether the document came for it: who goes back before the scripts have come changes it alone. */
export function isOpenedFor({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  const { openedFor } = window;
  return openedFor === undefined || openedFor === pathname + search;
}
