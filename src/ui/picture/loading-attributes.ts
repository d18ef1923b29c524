/** How a picture is fetched: the one that the first screen is made of at once, all others when they are near. */
export function loadingAttributes(isPriority: boolean) {
  return {
    loading: isPriority ? 'eager' : 'lazy',
    fetchPriority: isPriority ? 'high' : 'auto',
    decoding: 'async',
  } as const;
}
