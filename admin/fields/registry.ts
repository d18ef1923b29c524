import type { Json } from '../../src/lib/database/database.types';
import type { Kind } from '../schema/types';
import { altKind, type AltOptions } from './alt/alt-kind';
import { booleanKind, type BooleanOptions } from './boolean/boolean-kind';
import { dateKind } from './date/date-kind';
import { datetimeKind, type DatetimeOptions } from './datetime/datetime-kind';
import type { FieldKind } from './field-kind';
import {
  captionsKind,
  type CaptionsOptions,
  galleryKind,
  type GalleryOptions,
} from './gallery/gallery-kinds';
import type { Captions } from './gallery/use-album';
import { imageKind, type ImageOptions } from './image/image-kind';
import { monthKind } from './month/month-kind';
import { numberKind, type NumberOptions, yearKind, type YearOptions } from './number/number-kinds';
import { pdfKind, type PdfOptions } from './pdf/pdf-kind';
import { publishKind } from './publish/publish-kind';
import { relationKind, type RelationOptions } from './relation/relation-kind';
import type { Target } from './relation/target';
import { richtextKind, type RichtextOptions } from './richtext/richtext-kind';
import { selectKind, type SelectOptions } from './select/select-kind';
import { slugKind, type SlugOptions } from './slug/slug-kind';
import {
  categoryKind,
  emailKind,
  ibanKind,
  longtextKind,
  phoneKind,
  textKind,
  urlKind,
  type LongtextOptions,
} from './text/text-kinds';

declare module '../schema/types' {
  interface Kinds {
    text: { options: Written; column: string; form: string };
    longtext: { options: LongtextOptions; column: string; form: string };
    richtext: { options: RichtextOptions; column: string; form: string };
    slug: { options: SlugOptions; column: string; form: string | null; filled: true };
    category: { options: Written; column: string; form: string };
    url: { options: Requirable & Limited; column: string; form: string };
    email: { options: Requirable & Limited; column: string; form: string };
    phone: { options: Requirable & Limited; column: string; form: string };
    iban: { options: Requirable; column: string; form: string };
    boolean: { options: BooleanOptions; column: boolean; form: boolean; filled: true };
    date: { options: Requirable; column: string; form: string };
    datetime: { options: DatetimeOptions; column: string; form: string };
    // The typed text, valid or not: an input that corrected it would lose it.
    number: { options: NumberOptions; column: number; form: string };
    select: { options: SelectOptions; column: string; form: string };
    relation: { options: RelationOptions; column: number; form: Target | null };
    publish: { options: object; column: string | null; form: string };
    year: { options: YearOptions; column: number; form: number | null };
    month: { options: Requirable; column: number; form: number | null };
    image: { options: ImageOptions; column: string; form: string };
    alt: { options: AltOptions; column: string | null; form: string | null };
    gallery: { options: GalleryOptions; column: Json; form: readonly string[] };
    captions: { options: CaptionsOptions; column: Json; form: Captions };
    pdf: { options: PdfOptions; column: string; form: string };
  }
}

/** All kinds by name. It does not compile while one is missing. */
export const registry: { readonly [K in Kind]: FieldKind<K> } = {
  text: textKind,
  longtext: longtextKind,
  richtext: richtextKind,
  slug: slugKind,
  category: categoryKind,
  url: urlKind,
  email: emailKind,
  phone: phoneKind,
  iban: ibanKind,
  boolean: booleanKind,
  date: dateKind,
  datetime: datetimeKind,
  number: numberKind,
  select: selectKind,
  relation: relationKind,
  publish: publishKind,
  year: yearKind,
  month: monthKind,
  image: imageKind,
  alt: altKind,
  gallery: galleryKind,
  captions: captionsKind,
  pdf: pdfKind,
};
