import { pickCover } from '../../lib/media/cover';
import placeholder from '../../pictures/book-placeholder.svg?widths=240;480&picture';
import { RemoteImage } from '../../ui/picture/remote-image';

interface BookCoverProps {
  src: string | null;
  alt: string;
  sizes: string;
}

/** The cover of a book, which is half as high again as it is wide. */
export function BookCover({ src, alt, sizes }: BookCoverProps) {
  return (
    <RemoteImage
      src={pickCover({ cover_url: src })}
      alt={alt}
      width={600}
      height={900}
      placeholder={placeholder}
      sizes={sizes}
    />
  );
}
