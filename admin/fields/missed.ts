import { conditionOf, isShownBy } from '../schema/derive';
import type { FieldDeclaration, FieldOf, FormValue, Kind, ResourceDefinition } from '../schema/types';
import type { FormContext } from './field-kind';
import { fieldKind, toRow } from './form-codec';
import type { Complaint } from '../lib/form-values';

/** Something that a visitor would miss of a row, and the field in which to add it. */
export interface Missed {
  readonly field: string;
  /** One or two sentences. */
  readonly words: string;
}

/**
 * Returns what a visitor would miss of a form's values at `now`, in the order of the declaration: fields that it expects and
 * that are empty, and what kinds say of their values. Asks this site whether linked pages exist.
 */
export async function missedBy(
  resource: ResourceDefinition,
  values: FormContext['values'],
  now: Date,
): Promise<Missed[]> {
  const form = { resource, values, now };
  const found = await Promise.all(
    resource.fields.map(async (field) => {
      if (!isShownBy(field, values[conditionOf(field) ?? ''])) return [];
      const words =
        (isMissing(form, field) ? field.expected : undefined) ?? (await missedInValue(form, field));
      return words === undefined ? [] : [{ field: placeOf(field), words }];
    }),
  );
  return found.flat();
}

/** A picture is not missing while an album stands in for it. */
function isMissing(form: FormContext, field: FieldDeclaration): boolean {
  const standIn = form.resource.fields.find(({ name }) => 'standIn' in field && name === field.standIn);
  return isEmpty(form, field) && (standIn === undefined || isEmpty(form, standIn));
}

function isEmpty({ resource, values }: FormContext, field: FieldDeclaration): boolean {
  const value = toRow({ ...resource, fields: [field] }, values)[field.name];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Form values are untyped, but each comes from this kind's own input. */
async function missedInValue<K extends Kind>(form: FormContext, field: FieldOf<K>): Promise<Complaint> {
  return fieldKind(field.kind).missed?.(form.values[field.name] as FormValue<K>, field, form);
}

function placeOf(field: FieldDeclaration): string {
  return fieldKind(field.kind).place === 'inside' && 'of' in field ? field.of : field.name;
}
