/** Vite writes a hash of the content into every name under this folder. */
export const HASHED_FOLDER = '/assets/';
