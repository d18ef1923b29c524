import { parseGallery } from '../../../src/shared/gallery';
import type { CellProps } from '../field-kind';

export function GalleryCell({ value }: CellProps<'gallery'>) {
  return parseGallery({ gallery: value }).length;
}
