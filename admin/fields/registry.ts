import type { Kind } from '../schema/field-types';
import { booleanKind } from './boolean/boolean-kind';
import { datetimeKind } from './datetime/datetime-kind';
import type { FieldKind } from './field-kind';
import { imageKind } from './image/image-kind';
import { longtextKind } from './longtext/longtext-kind';
import { publishKind } from './publish/publish-kind';
import { richtextKind } from './richtext/richtext-kind';
import { textKind } from './text/text-kind';

/** Does not compile while a kind is missing. */
export const registry: { readonly [K in Kind]: FieldKind<K> } = {
  text: textKind,
  longtext: longtextKind,
  richtext: richtextKind,
  boolean: booleanKind,
  datetime: datetimeKind,
  publish: publishKind,
  image: imageKind,
};
