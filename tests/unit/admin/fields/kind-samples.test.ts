import { expect, test } from 'vitest';
import { fieldKind } from '../../../../admin/fields/form-codec';
import { registry } from '../../../../admin/fields/registry';
import type { FieldOf, Kind } from '../../../../admin/schema/types';
import { SAMPLES, type Sample } from '../../../fixtures/kind-samples';
import { complaint } from './complaint';

const OPTIONS = [
  { value: 'open', label: 'Yer var' },
  { value: 'full', label: 'Doldu' },
];
const STANDARD = { unit: 'TL', decimals: 2, options: OPTIONS, of: 'a', from: 'a', to: 'events' };
const fieldOf = <K extends Kind>(kind: K) => {
  const field: object = {
    name: 'a',
    label: 'A',
    kind,
    maxLength: 80,
    maxItems: 9,
    fallback: 'a',
    ...STANDARD,
  };
  return field as FieldOf<K>;
};
const samples = (Object.keys(registry) as Kind[]).map((kind): [Kind, Sample] => [kind, SAMPLES[kind]]);

const readCell = <K extends Kind>(kind: K, text: string) => {
  const known = fieldKind(kind);
  return known.fromText ? known.fromText(text, fieldOf(kind)) : 'not imported';
};

/** The parameter ties a kind to its field. */
function rulesOf<K extends Kind>(kind: K, field: FieldOf<K> = fieldOf(kind)) {
  return fieldKind(kind).rules(field);
}

test.each(samples)(
  'a %s of an imported table is read as in the form',
  (kind, { cell = ['', 'not imported'] }) => {
    expect(readCell(kind, cell[0])).toEqual(cell[1]);
  },
);

test.each(samples.filter(([, { wrong }]) => wrong))(
  'a wrong %s is explained',
  async (kind, { wrong = [] }) => {
    expect(await complaint(rulesOf(kind), wrong[0])).toBe(wrong[1]);
  },
);
