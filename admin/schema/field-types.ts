import type { Json } from '../../src/lib/database/database.types';

/** The options of every field. */
interface FieldBase<Name extends string, Flag extends string, Choice extends string> {
  readonly name: Name;
  readonly label: string;
  /** Replaces the label at the head of the list's column, where the label is too long. */
  readonly heading?: string;
  /** A line of help under the input. */
  readonly help?: string;
  /** What a visitor would miss while the field is empty. Said before a row is first published; it does not stop it. */
  readonly expected?: string;
  /** The field is shown only while this boolean field is on, or while this `select` field has one of these values. */
  readonly shownWhen?: Flag | ChosenValue<Choice>;
}

/** A `select` field and the values of it that are meant. */
export interface ChosenValue<Choice extends string = string> {
  readonly field: Choice;
  readonly is: readonly [string, ...string[]];
}

export interface Requirable {
  /** The message for an empty field. Its presence makes the field required. */
  readonly required?: string;
}

export interface Limited {
  /** In characters; the same number as in the column's check constraint. */
  readonly maxLength?: number;
}

export interface Written extends Requirable, Limited {
  readonly default?: string;
}

/**
 * The types of every kind: the `options` of its declaration beside the common ones, the `column` type it
 * reads and writes, and the value in the `form`. `filled` marks kinds whose rows always have a value.
 * `admin/fields/registry.ts` lists them by module augmentation, because the schema knows no kind.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the registry fills it
export interface Kinds {}

export type Kind = keyof Kinds;

/**
 * The form value of a kind. Dates are the values of date and date-time inputs in Istanbul's time; '' is none.
 */
export type FormValue<K extends Kind> = Kinds[K]['form'];

/** The kinds whose rows always have a value, so that a declaration need not require one. */
export type FilledKind = { [K in Kind]: Kinds[K] extends { filled: true } ? K : never }[Kind];

export type FieldOf<
  K extends Kind,
  Name extends string = string,
  Flag extends string = string,
  Choice extends string = string,
> = FieldBase<Name, Flag, Choice> & Kinds[K]['options'] & { readonly kind: K };

export type FieldDeclaration = { [K in Kind]: FieldOf<K> }[Kind];

/**
 * The kinds that fit a column of type V. Every text type also fits JSON, so kinds of JSON are offered only
 * for JSON columns. A kind whose column may be null requires a nullable one.
 */
export type KindsFor<V> = {
  [K in Kind]: Json extends Kinds[K]['column']
    ? NonNullable<Json> extends V
      ? K
      : never
    : NonNullable<V> extends NonNullable<Kinds[K]['column']>
      ? null extends Kinds[K]['column']
        ? null extends V
          ? K
          : never
        : K
      : never;
}[Kind];
