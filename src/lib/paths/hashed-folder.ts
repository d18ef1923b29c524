/** The folder of the build's assets. Every file name in it contains a content hash. */
export const HASHED_FOLDER = '/assets/';
