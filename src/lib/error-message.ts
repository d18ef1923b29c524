/** Returns the text to show for anything thrown or returned as an error: its message, else its string form. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    if (typeof error.message === 'string' && error.message !== '') return error.message;
  }
  return String(error);
}
