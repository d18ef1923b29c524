import type { FormRule } from 'antd';
import type { ComponentType } from 'react';
import type { Json } from '../../src/shared/database.types';
import type { FieldOf, Kind } from '../schema/field-types';
import type { ResourceDefinition } from '../schema/types';

/** What a form holds for each kind while it is edited. Dates are what a date or date-time input shows in Istanbul; '' is none. */
export interface FieldValues {
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
  publish: string;
  year: number | null;
  month: number | null;
  image: string;
  alt: string | null;
  gallery: readonly string[];
  captions: Readonly<Record<string, string>>;
  pdf: string;
}

export type ColumnValue = Json;

/** What the surrounding form item hands down to the input of a kind. */
export interface Control<K extends Kind> {
  readonly id?: string;
  readonly value?: FieldValues[K];
  readonly onChange?: (value: FieldValues[K]) => void;
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

/** What the generic screens need to know about a kind, but for its input (inputs.ts) and what a list asks for by it (columns.ts); each folder beside this file exports one. */
export interface FieldKind<K extends Kind> {
  readonly Cell: ComponentType<CellProps<K>>;
  /** In a wide form the texts stand in the main column, the settings beside them; 'inside' is drawn by the field it belongs to. */
  readonly place: 'main' | 'aside' | 'inside';
  rules(field: FieldOf<K>): FormRule[];
  /** Takes the column's value, undefined for a new row; gives what the form holds. */
  toForm(value: unknown, field: FieldOf<K>): FieldValues[K];
  /** Takes what the form holds; gives the column's value, null for nothing. */
  toRow(value: FieldValues[K], field: FieldOf<K>): ColumnValue;
  /** Takes the column's value; gives it in words, as questions, comparisons and exported tables say it; '' for nothing. */
  toText(value: unknown, field: FieldOf<K>): string;
  /** Takes a cell of an imported table; gives what the form would hold, undefined for a text that cannot be read. Absent: not imported. */
  readonly fromText?: (text: string, field: FieldOf<K>) => FieldValues[K] | undefined;
}
