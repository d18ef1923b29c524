import { addDays, civilParts, type CivilDate } from '../../../src/lib/dates/dates';
import { LAST_YEAR } from '../../../src/lib/dates/months';
import { foldTurkish } from '../../../src/lib/text/turkish';
import type { TogetherRow } from '../../data/rows-together';
import { toForm, toRow } from '../../fields/form-codec';
import { textOrEmpty } from '../../fields/typed-text';
import type { FormValues } from '../../lib/form-values';
import type { FieldDeclaration, Row, ResourceDefinition, Terms } from '../../schema/types';

/** A place of the new term: what is asked, and the row that it began as a copy of. */
export type Seat = FormValues & { readonly source?: number };

/** The places of a term stand behind those of the next one, the older ones further behind. */
const FORMER_PLACES = 500_000;
const PLACES_A_YEAR = 1_000;
const PLACE_STEP = 10;

/** Returns the fields that are asked of each place, in the order of the declaration. */
export function askedFields({ fields }: ResourceDefinition, { asks }: Terms): FieldDeclaration[] {
  return fields.filter(({ name }) => asks.includes(name));
}

/** Returns the rows whose term covers a day. */
export function inOffice(terms: Terms, rows: readonly Row[], day: CivilDate): Row[] {
  return rows.filter((row) => dayOf(row, terms.from) <= day && isOpenOn(terms, row, day));
}

/** Returns the places that the form of a new term begins with. */
export function firstSeats(
  resource: ResourceDefinition,
  terms: Terms,
  rows: readonly Row[],
  day: CivilDate,
): Seat[] {
  return inOffice(terms, rows, day).map((row) => ({
    ...toForm({ ...resource, fields: askedFields(resource, terms) }, row),
    source: row.id,
  }));
}

/** Returns the rows that begin on the first day of a new term or later, which it could not end. */
export function beginLater({ from }: Terms, rows: readonly Row[], firstDay: CivilDate): Row[] {
  return rows.filter((row) => dayOf(row, from) >= firstDay);
}

/**
 * Returns what to write for a new term: it ends those who would still be in office on its first day, the day before, and adds the
 * places. A place whose person is still the same keeps what is the person's, such as a photograph.
 */
export function termRows(
  resource: ResourceDefinition,
  terms: Terms,
  rows: readonly Row[],
  { firstDay, seats }: { readonly firstDay: CivilDate; readonly seats: readonly Seat[] },
): TogetherRow[] {
  const { order } = resource.list;
  const ended = rows.filter((row) => dayOf(row, terms.from) < firstDay && isOpenOn(terms, row, firstDay));
  const placed = (place: number) => (order === undefined ? {} : { [order]: place });
  return [
    ...ended.map((row, index) => ({
      id: row.id,
      version: String(row.updated_at),
      values: { [terms.to]: addDays(firstDay, -1), ...placed(formerPlace(dayOf(row, terms.from), index)) },
    })),
    ...seats.map((seat, index) => ({
      id: null,
      values: {
        ...toRow({ ...resource, fields: askedFields(resource, terms) }, seat),
        ...ofSamePerson(resource, terms, rows, seat),
        [terms.from]: firstDay,
        ...placed((index + 1) * PLACE_STEP),
      },
    })),
  ];
}

function ofSamePerson(
  { titleField }: ResourceDefinition,
  { ofPerson = [] }: Terms,
  rows: readonly Row[],
  seat: Seat,
): Row | Record<string, unknown> {
  const source = rows.find(({ id }) => id === seat.source);
  const nameOf = (values: FormValues) => foldTurkish(textOrEmpty(values[titleField])).trim();
  if (!source || nameOf(source) !== nameOf(seat)) return {};
  return Object.fromEntries(ofPerson.map((name) => [name, source[name]]));
}

function formerPlace(from: CivilDate, index: number): number {
  return FORMER_PLACES + (LAST_YEAR - civilParts(from).year) * PLACES_A_YEAR + index;
}

function isOpenOn({ to }: Terms, row: Row, day: CivilDate): boolean {
  return row[to] == null || dayOf(row, to) >= day;
}

function dayOf(row: Row, name: string): CivilDate {
  return String(row[name]).slice(0, 'YYYY-MM-DD'.length);
}
