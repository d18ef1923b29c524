import type { Kind } from '../schema/field-types';
import { altKind } from './alt/alt-kind';
import { booleanKind } from './boolean/boolean-kind';
import { captionsKind } from './captions/captions-kind';
import { dateKind } from './date/date-kind';
import { datetimeKind } from './datetime/datetime-kind';
import type { FieldKind } from './field-kind';
import { galleryKind } from './gallery/gallery-kind';
import { imageKind } from './image/image-kind';
import { monthKind } from './month/month-kind';
import { numberKind } from './number/number-kind';
import { pdfKind } from './pdf/pdf-kind';
import { publishKind } from './publish/publish-kind';
import { relationKind } from './relation/relation-kind';
import { richtextKind } from './richtext/richtext-kind';
import { selectKind } from './select/select-kind';
import { slugKind } from './slug/slug-kind';
import {
  categoryKind,
  emailKind,
  ibanKind,
  longtextKind,
  phoneKind,
  textKind,
  urlKind,
} from './text/text-kinds';
import { yearKind } from './year/year-kind';

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
