import type { CrudFilter } from '@refinedev/core';
import type { FormRule } from 'antd';
import type { ComponentType } from 'react';
import type { Json } from '../../src/lib/database/database.types';
import type { FieldDeclaration, FieldOf, FormValue, Kind } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';

export type ColumnValue = Json;

/** The props that the surrounding form item hands to the input of a kind. */
export interface Control<K extends Kind> {
  readonly id?: string;
  readonly value?: FormValue<K>;
  readonly onChange?: (value: FormValue<K>) => void;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
  readonly 'aria-required'?: boolean | 'true' | 'false';
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
  /** As it stands in the address. */
  readonly value: string;
  readonly label: string;
  /** The label after a number, where the plain label does not fit: '3 zamanlanmış'. */
  readonly counted?: string;
}

export interface FilterControlProps {
  readonly field: FieldDeclaration;
  /** As it stands in the address; '' is none. */
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

/** Lazy: lists without such a filter do not load it. */
interface FilterControl {
  readonly Control: ComponentType<FilterControlProps>;
}

/** How a list is narrowed by one field. A choice is a text that can stand in the address. */
export interface FieldFilter {
  /** What is offered: these choices, the values that rows have, or what a control of its own asks for. */
  readonly offers: readonly FilterChoice[] | 'values' | FilterControl;
  /** Takes a choice and the present minute; gives what to ask for, null for a choice that means nothing. */
  narrow(choice: string, now: Date): CrudFilter[] | null;
  /** Takes a choice that means something; gives it in words. */
  toWords(choice: string): string;
}

/** In what way a list sorted by a column goes. */
export type SortWay = 'text' | 'date' | 'number' | 'boolean';

/** An input whose code comes with the first form; `preload` asks for it before. */
export type LazyInput<K extends Kind> = ComponentType<InputProps<K>> & {
  readonly preload?: () => Promise<unknown>;
};

/** All that the generic screens need to know about a kind. Each folder beside this file exports one, and the registry names it. */
export interface FieldKind<K extends Kind> {
  /** The value in a list. */
  readonly Cell: ComponentType<CellProps<K>>;
  /** The input in a form, made by `lazyComponent`: lists do not load it. */
  readonly Input: LazyInput<K>;
  /** In a wide form the texts stand in the main column, the settings beside them; 'inside' is drawn by the field it belongs to. */
  readonly place: 'main' | 'aside' | 'inside';
  rules(field: FieldOf<K>): FormRule[];
  /** Takes the column's value, undefined for a new row; gives what the form holds. */
  toForm(value: unknown, field: FieldOf<K>): FormValue<K>;
  /** Takes what the form holds; gives the column's value, null for nothing. */
  toRow(value: FormValue<K>, field: FieldOf<K>): ColumnValue;
  /** Takes the column's value; gives it in words, as questions and comparisons say it; '' for nothing. */
  toText(value: unknown, field: FieldOf<K>): string;
  /** Takes the column's value; gives the cell of an exported table. Absent: the words. */
  toCsv?(value: unknown, field: FieldOf<K>): string;
  /** Takes a cell of an imported table; gives what the form would hold, undefined for a text that cannot be read. Absent: not imported. */
  fromText?(text: string, field: FieldOf<K>): FormValue<K> | undefined;
  /** Absent: a list cannot be sorted by it. */
  readonly sort?: SortWay;
  /** Absent: `list.filters` may not name it. */
  filter?(field: FieldOf<K>): FieldFilter;
  /** Takes a field and its table; throws DeclarationError for options that cannot work together. */
  check?(field: FieldOf<K>, table: string): void;
  /** Rows may be named by it. */
  readonly isTitle?: true;
  /** `list.search` may name it. */
  readonly isSearchable?: true;
  /** The options that name another field of the resource, each with the kinds it may be of. */
  readonly refersTo?: Readonly<Record<string, readonly Kind[]>>;
}
