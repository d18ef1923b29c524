import type { InputProps } from '../field-kind';

export function GalleryInput({ control: { value = [] } }: InputProps<'gallery'>) {
  return value.length;
}
