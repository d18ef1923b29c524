import type { Json } from '../../src/lib/database/database.types';

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

export interface Requirable {
  /** The sentence shown when the field is left empty; its presence makes the field required. */
  readonly required?: string;
}

export interface Limited {
  /** In characters; the same number as the column's check constraint. */
  readonly maxLength?: number;
}

export interface Written extends Requirable, Limited {
  readonly default?: string;
}

/**
 * The types of every kind: `options` that a declaration may give beside the common ones, the `column` type it reads and writes, what
 * the `form` holds while it is edited; `filled` where a row never lacks a value, `files` where the value holds addresses of files.
 * Each kind adds its own entry in its folder (`admin/fields/<kind>`) by module augmentation.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the folders of the kinds fill it
export interface Kinds {}

export type Kind = keyof Kinds;

/** What a form holds for a kind. Dates are what a date or date-time input shows in Istanbul; '' is none. */
export type FormValue<K extends Kind> = Kinds[K]['form'];

/** The kinds whose rows always have a value: a declaration need not demand one. */
export type FilledKind = { [K in Kind]: Kinds[K] extends { filled: true } ? K : never }[Kind];

/** The kinds whose columns hold addresses of files, with how they hold them. */
export type FileKinds = {
  [K in Kind as Kinds[K] extends { files: string } ? K : never]: Kinds[K] extends { files: infer How }
    ? How
    : never;
};

export type FieldOf<K extends Kind, Name extends string = string, Flag extends string = string> = FieldBase<
  Name,
  Flag
> &
  Kinds[K]['options'] & { readonly kind: K };

export type FieldDeclaration<Name extends string = string, Flag extends string = string> = {
  [K in Kind]: FieldOf<K, Name, Flag>;
}[Kind];

/**
 * The kinds that can hold a column of type V. Any text would pass for JSON, so kinds of JSON are offered for JSON columns alone; a kind
 * whose column may be null demands one that may.
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
