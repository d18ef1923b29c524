/** Takes whatever was thrown or returned as an error, gives the text to show: its message, else the thing as a string. */
export function errorMessage(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error) {
    if (typeof error.message === 'string' && error.message !== '') return error.message;
  }
  return String(error);
}
