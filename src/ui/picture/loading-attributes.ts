/** Priority pictures are in the first screen and load eagerly; others load when near. */
export function loadingAttributes(isPriority: boolean) {
  return {
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : 'auto',
    decoding: 'async',
  } as const;
}
