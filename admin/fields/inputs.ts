import type { ComponentType } from 'react';
import type { Kind } from '../schema/field-types';
import { AltInput } from './alt/alt-input';
import { BooleanInput } from './boolean/boolean-input';
import { CategoryInput } from './category/category-input';
import { DateInput } from './date/date-input';
import { DatetimeInput } from './datetime/datetime-input';
import { EmailInput } from './email/email-input';
import type { InputProps } from './field-kind';
import { GalleryInput } from './gallery/gallery-input';
import { ImageInput } from './image/image-input';
import { LongtextInput } from './longtext/longtext-input';
import { MonthInput } from './month/month-input';
import { PdfInput } from './pdf/pdf-input';
import { PhoneInput } from './phone/phone-input';
import { PublishInput } from './publish/publish-input';
import { RichtextInput } from './richtext/richtext-input';
import { SlugInput } from './slug/slug-input';
import { TextInput } from './text/text-input';
import { UrlInput } from './url/url-input';
import { YearInput } from './year/year-input';

/** Apart from the registry: only forms need them, and a list does not wait for them. Does not compile while a kind is missing. */
export const inputs: { readonly [K in Kind]: ComponentType<InputProps<K>> } = {
  text: TextInput,
  longtext: LongtextInput,
  richtext: RichtextInput,
  slug: SlugInput,
  category: CategoryInput,
  url: UrlInput,
  email: EmailInput,
  phone: PhoneInput,
  boolean: BooleanInput,
  date: DateInput,
  datetime: DatetimeInput,
  publish: PublishInput,
  year: YearInput,
  month: MonthInput,
  image: ImageInput,
  alt: AltInput,
  gallery: GalleryInput,
  // Drawn inside the gallery.
  captions: () => null,
  pdf: PdfInput,
};
