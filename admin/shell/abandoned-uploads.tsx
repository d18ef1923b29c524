import { useAbandonedUploads } from '../uploads/use-abandoned-uploads';
import { resources } from '../resources/index';

/** Tidies up after forms that ended without a word, once per visit. */
export function AbandonedUploads() {
  useAbandonedUploads(resources);
  return null;
}
