import { fieldToText, toRow } from '../../fields/form-codec';
import { isSame, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

/** A field whose typed and stored values differ, both in words. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  /** Null when the person did not change the field. */
  readonly mine: string | null;
  readonly stored: string;
}

interface Versions {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
}

/**
 * Returns the fields that differ between three versions of a form's values, in the order of the declaration.
 */
export function differences(resource: ResourceDefinition, { started, mine, stored }: Versions): Difference[] {
  const [mineRow, storedRow] = [toRow(resource, mine), toRow(resource, stored)];
  // The row's column of a relation holds only the id. The form value includes the title.
  const inWords = (field: FieldDeclaration, values: FormValues, row: FormValues) =>
    fieldToText(field, field.kind === 'relation' ? values[field.name] : row[field.name]);
  return resource.fields
    .filter(({ name }) => !isSame(mine[name], stored[name]))
    .map((field) => ({
      name: field.name,
      label: field.label,
      mine: isSame(mine[field.name], started[field.name]) ? null : inWords(field, mine, mineRow),
      stored: inWords(field, stored, storedRow),
    }));
}

/** A text split around the part that differs from another text. */
export interface CutText {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** In characters: how much common text is shown beside a difference. */
const CONTEXT_LENGTH = 60;
const ELLIPSIS = '…';

/**
 * Splits two texts at whole words into common start, difference and common end. Long common parts are
 * shortened.
 */
export function cutAtDifference(left: string, right: string): readonly [CutText, CutText] {
  const [a, b] = [words(left), words(right)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const cut = (text: readonly string[]): CutText => ({
    before: shortenStart(text.slice(0, start).join('')),
    changed: text.slice(start, text.length - end).join(''),
    after: shortenEnd(text.slice(text.length - end).join('')),
  });
  return [cut(a), cut(b)];
}

/** Splits a text into words and the spaces between them. Joined, they are the text again. */
function words(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}

function shortenStart(text: string): string {
  return text.length > CONTEXT_LENGTH ? ELLIPSIS + text.slice(-CONTEXT_LENGTH) : text;
}

function shortenEnd(text: string): string {
  return text.length > CONTEXT_LENGTH ? text.slice(0, CONTEXT_LENGTH) + ELLIPSIS : text;
}
