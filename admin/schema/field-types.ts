import type { Json } from '../../src/shared/database.types';

/** What every field says about itself. */
interface FieldBase<Name extends string, Flag extends string> {
  readonly name: Name;
  readonly label: string;
  /** Stands at the head of the list's column in place of a label that is too long for it. */
  readonly heading?: string;
  /** A line of guidance under the input. */
  readonly help?: string;
  /** The field is asked for only while this boolean field is on. */
  readonly shownWhen?: Flag;
}

interface Requirable {
  /** The sentence shown when the field is left empty; its presence makes the field required. */
  readonly required?: string;
}

interface Limited {
  /** In characters; the same number as the column's check constraint. */
  readonly maxLength?: number;
}

interface Written extends Requirable, Limited {
  readonly default?: string;
}

/** The options each kind adds to the common ones. A new kind starts here. */
interface KindOptions {
  text: Written;
  longtext: Written & {
    /** In characters: where the site's cards cut this text. */
    readonly guide?: number;
  };
  /** Its length counts the tags as well. */
  richtext: Requirable & Limited;
  /** The last part of a row's address: made from another field when left empty, and made unique. */
  slug: {
    /** The text field it is made from. */
    readonly from: string;
    readonly maxLength: number;
    /** What stands in for a text without a single usable letter or digit. */
    readonly fallback: string;
  };
  /** Chosen from what the column already holds, or typed anew. */
  category: Written;
  url: Requirable & Limited;
  email: Requirable & Limited;
  phone: Requirable & Limited;
  boolean: { readonly default?: boolean };
  date: Requirable;
  datetime: Requirable & {
    /** The date-time field that this one must not lie before. */
    readonly notBefore?: string;
  };
  publish: object;
  year: Requirable;
  month: Requirable;
  image: Requirable & {
    /** Folder below the resource's own in the media bucket; without it the picture goes into the resource's folder. */
    readonly subfolder?: string;
    /** Width divided by height of the place where the site shows it; the picture may be cropped to it. */
    readonly ratio?: number;
    /** A new file may take an old one's name; the bucket's policy must allow it. */
    readonly overwrite?: true;
    /** A refused upload names the storage first (specification, section 8: only the cover of announcements). */
    readonly namesStorage?: true;
  };
  /** What a picture shows, for those who cannot see it: null is not described yet, an empty text is a picture without meaning. */
  alt: Limited & {
    /** The image field it describes. */
    readonly of: string;
  };
  gallery: {
    /** The same number as the column's check constraint. */
    readonly maxItems: number;
  };
  /** The descriptions of a gallery's pictures, by address; drawn inside the gallery. */
  captions: Limited & {
    /** The gallery field it describes. */
    readonly of: string;
  };
  pdf: Requirable;
}

/** The column type each kind reads and writes. Publish demands null as well: null is its draft. */
interface KindColumns {
  text: string;
  longtext: string;
  richtext: string;
  slug: string;
  category: string;
  url: string;
  email: string;
  phone: string;
  boolean: boolean;
  date: string;
  datetime: string;
  publish: string | null;
  year: number;
  month: number;
  image: string;
  alt: string | null;
  gallery: Json;
  captions: Json;
  pdf: string;
}

export type Kind = keyof KindOptions;

/** Any text would pass for JSON, so these kinds are offered for JSON columns alone. */
type JsonKind = 'gallery' | 'captions';

export type FieldOf<K extends Kind, Name extends string = string, Flag extends string = string> = FieldBase<
  Name,
  Flag
> &
  KindOptions[K] & { readonly kind: K };

export type FieldDeclaration<Name extends string = string, Flag extends string = string> = {
  [K in Kind]: FieldOf<K, Name, Flag>;
}[Kind];

/** The kinds that can hold a column of type V. */
export type KindsFor<V> = {
  [K in Kind]: K extends JsonKind
    ? NonNullable<Json> extends V
      ? K
      : never
    : NonNullable<V> extends NonNullable<KindColumns[K]>
      ? null extends KindColumns[K]
        ? null extends V
          ? K
          : never
        : K
      : never;
}[Kind];
