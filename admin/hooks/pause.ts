/** Takes a time in milliseconds; settles when it is over. */
export function pause(ms: number): Promise<void> {
  return new Promise((end) => setTimeout(end, ms));
}
