import { fieldToText, toRow } from '../../fields/form-codec';
import { isSame, type FormValues } from '../../lib/form-values';
import type { FieldDeclaration } from '../../schema/field-types';
import type { ResourceDefinition } from '../../schema/types';

/** A field in which what was typed and what is stored differ, both in words. */
export interface Difference {
  readonly name: string;
  readonly label: string;
  /** Null: the person left the field as it was. */
  readonly mine: string | null;
  readonly stored: string;
}

interface Versions {
  readonly started: FormValues;
  readonly mine: FormValues;
  readonly stored: FormValues;
}

/** Takes a resource and three versions of its form's values; gives the fields that differ, in the order of the declaration. */
export function differences(resource: ResourceDefinition, { started, mine, stored }: Versions): Difference[] {
  const [mineRow, storedRow] = [toRow(resource, mine), toRow(resource, stored)];
  // The column of a relation holds an id; the form has the title with it.
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

/** A text cut where another begins and ends to differ from it. */
export interface CutText {
  readonly before: string;
  readonly changed: string;
  readonly after: string;
}

/** At most this many equal characters are shown beside a difference. */
const CONTEXT_LENGTH = 60;
const ELLIPSIS = '…';

/** Takes two texts; gives each cut at whole words into what both begin with, what differs, and what both end with, long common parts shortened. */
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

/** Words and the spaces between them, so that joined they are the text again. */
function words(text: string): string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}

function shortenStart(text: string): string {
  return text.length > CONTEXT_LENGTH ? ELLIPSIS + text.slice(-CONTEXT_LENGTH) : text;
}

function shortenEnd(text: string): string {
  return text.length > CONTEXT_LENGTH ? text.slice(0, CONTEXT_LENGTH) + ELLIPSIS : text;
}
