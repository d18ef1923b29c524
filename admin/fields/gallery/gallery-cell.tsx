import { parseGallery } from '../../../src/shared/gallery';
import { mediaTexts } from '../../i18n/media';
import type { CellProps } from '../field-kind';

export function GalleryCell({ value }: CellProps<'gallery'>) {
  return mediaTexts.album.count(parseGallery({ gallery: value }).length);
}
