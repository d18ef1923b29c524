import type { CrudFilter } from '@refinedev/core';
import type { FormRule } from 'antd';
import type { AriaAttributes, ComponentType } from 'react';
import type { Json } from '../../src/lib/database/database.types';
import type { FieldDeclaration, FieldOf, FormValue, Kind, ResourceDefinition } from '../schema/types';
import type { Complaint } from '../lib/form-values';

export type ColumnValue = Json;

/** The props that the surrounding form item passes to a kind's input. */
export interface Control<K extends Kind> extends AriaAttributes {
  readonly id?: string;
  readonly value?: FormValue<K>;
  readonly onChange?: (value: FormValue<K>) => void;
}

export interface InputProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly resource: ResourceDefinition;
  readonly control: Control<K>;
}

export interface CellProps<K extends Kind> {
  readonly field: FieldOf<K>;
  readonly value: unknown;
}

export interface FilterChoice {
  /** As in the address. */
  readonly value: string;
  readonly label: string;
  /** The label after a number, where the plain label does not fit: '3 zamanlanmış'. */
  readonly counted?: string;
}

export interface FilterControlProps {
  readonly field: FieldDeclaration;
  /** As in the address; '' is none. */
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

/** How a list is filtered by one field. A choice is a text that can stand in the address. */
export interface FieldFilter {
  /** Fixed choices, the values that rows have, or a control of its own. */
  readonly offers:
    readonly FilterChoice[] | 'values' | { readonly Control: ComponentType<FilterControlProps> };
  /** Returns the filters for a choice at the present minute, null for an invalid choice. */
  narrow(choice: string, now: Date): CrudFilter[] | null;
  /** Returns a valid choice in words. */
  toWords(choice: string): string;
}

/** How a column's values are ordered. */
export type SortOrder = 'text' | 'date' | 'number' | 'boolean';

/** The PostgreSQL types of columns, as `information_schema` names them. */
export type ColumnType =
  | ('text' | 'boolean' | 'date' | 'timestamp with time zone' | 'jsonb')
  | ('integer' | 'bigint' | 'numeric' | 'double precision');

/** Word by word, as pictures side by side, or by the names of the files. */
export type Comparison = 'text' | 'pictures' | 'file';

/** A form as the check before the first publication reads it. */
export interface FormContext {
  readonly resource: ResourceDefinition;
  readonly values: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** What the generic screens need to know about a kind. */
export interface FieldKind<K extends Kind> {
  /** The types of the columns that it fits. */
  readonly columnTypes: readonly ColumnType[];
  /** The value in a list. Default: `toText`. */
  readonly Cell?: ComponentType<CellProps<K>>;
  /** A card shows the value without the field's name. */
  readonly explainsItself?: true;
  /** 'inside' fields are rendered by the field they belong to, 'foot' fields by the form's foot. Default: by the form. */
  readonly place?: 'inside' | 'foot';
  rules(field: FieldOf<K>): FormRule[];
  /** Returns the form value of a column value; undefined is a new row. */
  toForm(value: unknown, field: FieldOf<K>): FormValue<K>;
  /** Returns the column value of a form value; null for none. */
  toRow(value: FormValue<K>, field: FieldOf<K>): ColumnValue;
  /**
   * Returns what a visitor would miss of a form value, in words, before a row is first published; undefined for nothing. That
   * a value is empty is for the declaration to say (`expected`). `form` has the other values.
   */
  missed?(value: FormValue<K>, field: FieldOf<K>, form: FormContext): Promise<Complaint> | Complaint;
  /** Returns a text as it may be written. Asynchronous, so that lists do not load the sanitizer. Default: as it is. */
  clean?(text: string): string | Promise<string>;
  /** Returns a column value in words, for questions and comparisons; '' for none. */
  toText(value: unknown, field: FieldOf<K>): string;
  /** Returns the cell of an exported table. Default: `toText`. */
  toCsv?(value: unknown, field: FieldOf<K>): string;
  /**
   * Reads a cell of an imported table. Unreadable text is undefined, or itself where a rule of the kind says what is
   * wrong with it. Absent: the kind cannot be imported.
   */
  fromText?(text: string, field: FieldOf<K>): FormValue<K> | undefined;
  /** How the history compares two of its values. Default: both in words. */
  readonly comparedAs?: Comparison;
  /** Shows a column value whose words are stored elsewhere. Default: `toText`. */
  readonly Stored?: ComponentType<CellProps<K>>;
  /** Returns the addresses of the files that a column value holds. Absent: none. */
  files?(value: unknown): string[];
  /** Absent: a list cannot be sorted by it. */
  readonly sort?: SortOrder;
  /** Absent: `list.filters` may not name it. */
  filter?(field: FieldOf<K>): FieldFilter;
  /** Throws DeclarationError for options that contradict each other. */
  check?(field: FieldOf<K>, table: string): void;
  /** Whether `titleField` may name it. */
  readonly isTitle?: true;
  /** Whether `list.search` may name it. */
  readonly isSearchable?: true;
  /** The options that name another field of the resource, with the kinds that field may have. */
  readonly refersTo?: Readonly<Record<string, readonly Kind[]>>;
}
