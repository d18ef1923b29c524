/** What every field says about itself. */
interface FieldBase<Name extends string, Flag extends string> {
  readonly name: Name;
  readonly label: string;
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
  longtext: Written;
  /** Its length counts the tags as well. */
  richtext: Requirable & Limited;
  boolean: { readonly default?: boolean };
  datetime: Requirable;
  publish: object;
  image: Requirable & {
    /** Folder below the resource's own in the media bucket; without it the picture goes into the resource's folder. */
    readonly subfolder?: string;
  };
}

/** The column type each kind reads and writes. Publish demands null as well: null is its draft. */
interface KindColumns {
  text: string;
  longtext: string;
  richtext: string;
  boolean: boolean;
  datetime: string;
  publish: string | null;
  image: string;
}

export type Kind = keyof KindOptions;

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
  [K in Kind]: NonNullable<V> extends NonNullable<KindColumns[K]>
    ? null extends KindColumns[K]
      ? null extends V
        ? K
        : never
      : K
    : never;
}[Kind];
