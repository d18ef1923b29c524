import type { Database, Json } from '../../src/lib/database/database.types';
import type { HomeTable } from '../../src/lib/database/home-rows';

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
// oxlint-disable-next-line typescript/no-empty-object-type -- the registry fills it
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

type Tables = Database['public']['Tables'];

/** The tables that the back office can manage: those with a numeric `id`. */
export type ContentTable = {
  [T in keyof Tables]: Tables[T]['Row'] extends { id: number } ? T : never;
}[keyof Tables];

type Stored<T extends ContentTable> = Tables[T]['Row'];
type Insert<T extends ContentTable> = Tables[T]['Insert'];

/** A row as the generic screens know it: an id and named values. */
export interface Row {
  readonly id: number;
  readonly [column: string]: unknown;
}

/** The mark of sample content. */
export const SAMPLE_COLUMN = 'is_sample';
/** What the repetitions of a row have in common. */
export const SERIES_COLUMN = 'series_id';

/**
 * Columns that no form has (`event_id` is filled by the trigger of an event's calendar entry, `is_sample` by the sample content,
 * `series_id` by repeating a row). A declaration may sort by them but not edit them.
 */
export const SYSTEM_COLUMNS = [
  ...(['id', 'created_at', 'updated_at', 'created_by'] as const),
  ...(['event_id', SERIES_COLUMN, SAMPLE_COLUMN, 'contact_phone_numbers', 'telephone_numbers'] as const),
] as const;

type SystemColumn = (typeof SYSTEM_COLUMNS)[number];
type ColumnOf<T extends ContentTable> = keyof Stored<T> & string;
export type EditableColumnOf<T extends ContentTable> = Exclude<ColumnOf<T>, SystemColumn>;

type ColumnsHolding<T extends ContentTable, V> = {
  [C in EditableColumnOf<T>]: NonNullable<Stored<T>[C]> extends V ? C : never;
}[EditableColumnOf<T>];

/** Every field that fits a column of table T. */
type FieldFor<T extends ContentTable> = {
  [C in EditableColumnOf<T>]: {
    [K in KindsFor<Stored<T>[C]>]: FieldOf<K, C, ColumnsOf<T>['flags'], ColumnsOf<T>['texts']>;
  }[KindsFor<Stored<T>[C]>];
}[EditableColumnOf<T>];

/** The columns that an insert must provide. */
export type RequiredColumnOf<T extends ContentTable> = {
  [C in EditableColumnOf<T>]: C extends keyof Insert<T>
    ? undefined extends Insert<T>[C]
      ? never
      : C
    : never;
}[EditableColumnOf<T>];

export type IconName =
  | ('megaphone' | 'ticket' | 'calendar' | 'book' | 'cap' | 'gift' | 'heart' | 'star' | 'folder')
  | ('people' | 'trophy' | 'picture' | 'wallet' | 'bank');

/** The groups of the sidebar below the resources that name none, with their headings. */
export const GROUPS = { association: 'Dernek' } as const;

export interface Sort<Column extends string = string> {
  readonly by: Column;
  readonly order: 'asc' | 'desc';
}

/**
 * What a screen is for: three to five sentences, as one would say them to a new volunteer. The screens add one about lists or forms.
 */
type HelpSentences =
  | readonly [string, string, string]
  | readonly [string, string, string, string]
  | readonly [string, string, string, string, string];

/** A part of a form: its heading, or also where it stands. */
export type Section =
  | string
  | {
      readonly heading: string;
      /** Beside the others in a wide window. Such sections are the last ones: a phone shows them below. */
      readonly isAside?: true;
      /** Closed until it is opened or has a fault; beside its heading stands what its first field says. */
      readonly isFolded?: true;
    };

/**
 * The home page shows rows of this table, first those whose boolean field `featured` is on and whose moment `until` is not over.
 * Notices then tell a row's place, and the form what stands before it.
 */
export interface AtHome<Flag extends string = string, Column extends string = string> {
  readonly featured: Flag;
  readonly until: Column;
}

/**
 * Rows come again, next year or each week: the column with their day or moment, those that move with it, and those that a copy for
 * another day begins without.
 */
export interface Repeats<Column extends string = string> {
  readonly on: Column;
  readonly with?: readonly Column[];
  readonly without?: readonly Column[];
}

/**
 * Rows hold a place from one day to another, and a new term ends all of them at once and begins with a copy: the columns with the first
 * and the last day, those that are asked of each place, and those that go with the person that the title names.
 */
export interface Terms<Column extends string = string> {
  readonly from: Column;
  readonly to: Column;
  readonly asks: readonly Column[];
  readonly ofPerson?: readonly Column[];
}

/** The columns that options may name, as plain names. */
interface Columns {
  readonly all: string;
  readonly edited: string;
  readonly texts: string;
  readonly numbers: string;
  readonly flags: string;
  /** Of a table whose rows the home page shows. */
  readonly homeFlags: string;
  /** Of a table whose rows can come again. */
  readonly repeated: string;
}

interface ColumnsOf<T extends ContentTable> {
  readonly all: ColumnOf<T>;
  readonly edited: EditableColumnOf<T>;
  readonly texts: ColumnsHolding<T, string>;
  readonly numbers: ColumnsHolding<T, number>;
  readonly flags: ColumnsHolding<T, boolean>;
  readonly homeFlags: T extends HomeTable ? ColumnsHolding<T, boolean> : never;
  readonly repeated: typeof SERIES_COLUMN extends ColumnOf<T> ? EditableColumnOf<T> : never;
}

/** What a table with one row declares as well. */
interface FormOptions<C extends Columns, Field> {
  /** The path segment below /admin: lower-case letters, digits and hyphens. */
  readonly path: string;
  readonly icon: IconName;
  readonly group?: keyof typeof GROUPS;
  /** The public address of a row. `:column` stands for the row's value. */
  readonly publicPath?: `/${string}`;
  /** The folder in the media bucket. Default: the table's name. */
  readonly folder?: string;
  /** What “Yardım” says on the list and the form. */
  readonly help: HelpSentences;
  readonly titleField: C['texts'] | C['numbers'];
  readonly fields: readonly Field[];
  /**
   * The sections of a form, by the field that each begins with; what comes before has no heading. A form is read in the order in
   * which one thinks: what, when and where, text, pictures, more.
   */
  readonly sections?: Readonly<Partial<Record<C['edited'], Section>>>;
}

interface Options<C extends Columns, Field> extends FormOptions<C, Field> {
  /** `object` is the accusative for “… düzenle”: 'Duyuruyu', 'Takvim kaydını'. */
  readonly labels: { readonly one: string; readonly object: string; readonly many: string };
  /** Names a row when its title field is not enough. `{column}` stands for the row's value in words. */
  readonly titlePattern?: string;
  /** The question before deleting. `{column}` stands for the row's value in words. */
  readonly confirmDelete: string;
  /**
   * The columns between which visitors see a row: moments, days, or a year for its first day. An empty one is no limit. What a
   * policy hides is declared here so that notices tell it.
   */
  readonly shown?: { readonly from: C['edited']; readonly to?: C['edited'] };
  /** Rows can be imported from a CSV file. */
  readonly importable?: true;
  /** A saved row replaces another with the same values in these columns, after a question with `{column}` in words. */
  readonly replaces?: { readonly on: readonly C['edited'][]; readonly question: string };
  readonly atHome?: AtHome<C['homeFlags'], C['texts']>;
  readonly repeats?: Repeats<C['repeated']>;
  readonly terms?: Terms<C['edited']>;
  readonly list: {
    readonly columns: readonly [C['edited'], ...C['edited'][]];
    readonly sort: readonly Sort<C['all']>[];
    readonly search: readonly C['texts'][];
    readonly filters?: readonly C['edited'][];
    /** The column with each row's place. The list is then ordered by dragging. */
    readonly order?: C['numbers'];
    /** The date column by which the list opens with what is to come, the past one click away. */
    readonly upcoming?: C['texts'];
    /** The list shows the public address as a link. */
    readonly showPath?: true;
  };
}

/** The declaration that an author writes for table T. */
export type Declaration<T extends ContentTable> = Options<ColumnsOf<T>, FieldFor<T>>;

/** The declaration of a table with one row, which a migration inserts. It has a form and no list. */
export interface SingletonDeclaration<T extends ContentTable> extends FormOptions<ColumnsOf<T>, FieldFor<T>> {
  readonly labels: Omit<ResourceDefinition['labels'], 'many'>;
}

/** The definition that generic screens and providers read. */
export interface ResourceDefinition extends Options<Columns, FieldDeclaration> {
  /** Also the name of the Refine resource. */
  readonly table: ContentTable;
  /** The table has one row. Its form is its only screen. */
  readonly isSingleton?: true;
}
