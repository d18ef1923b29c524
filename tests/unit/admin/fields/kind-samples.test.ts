import { expect, test } from 'vitest';
import { fieldKind } from '../../../../admin/fields/form-codec';
import { registry } from '../../../../admin/fields/registry';
import type { FieldOf, Kind } from '../../../../admin/schema/field-types';
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

test.each(samples)('a %s of an imported table is read as in the form', (kind, { cell }) => {
  const read = <K extends Kind>(name: K, text: string) => fieldKind(name).fromText?.(text, fieldOf(name));
  if (cell) expect(read(kind, cell[0])).toEqual(cell[1]);
  else expect(fieldKind(kind).fromText).toBeUndefined();
});

test.each(samples.filter(([, { wrong }]) => wrong))(
  'a wrong %s is explained',
  async (kind, { wrong = [] }) => {
    const rulesOf = <K extends Kind>(name: K) => fieldKind(name).rules(fieldOf(name));
    expect(await complaint(rulesOf(kind), wrong[0])).toBe(wrong[1]);
  },
);
