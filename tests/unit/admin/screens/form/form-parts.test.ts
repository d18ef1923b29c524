import { expect, test, vi } from 'vitest';
import { resources } from '../../../../../admin/resources/index';
import { conditionOf, isShownBy } from '../../../../../admin/schema/derive';
import { formParts } from '../../../../../admin/screens/form/form-fields';

vi.mock('../../../../../admin/data/instances', () => ({}));

const resourceAt = (path: string) => {
  const found = resources.find((resource) => resource.path === path);
  if (!found) throw new Error(`No resource at ${path}`);
  return found;
};
/** Each part of a form: its heading, its column and its fields. */
const partsOf = (path: string) =>
  formParts(resourceAt(path)).map(({ section, column, fields }) => [
    typeof section === 'object' ? section.heading : section,
    column,
    fields.map(({ name }) => name).join(' '),
  ]);

test('a form is read in the order what, when and where, text, pictures, more', () => {
  expect(partsOf('etkinlikler')).toEqual([
    [undefined, 'main', 'title'],
    ['Zaman ve yer', 'main', 'starts_at ends_at location'],
    ['Metin', 'main', 'lead body excerpt'],
    ['Resimler', 'main', 'cover_url cover_alt gallery hero_bg_url'],
    ['Durum', 'aside', 'status status_note'],
    ['Takvim, ana sayfa ve adres', 'aside', 'in_calendar featured_home featured_until slug'],
  ]);
  expect(partsOf('duyurular')).toEqual([
    [undefined, 'main', 'title'],
    ['Metin', 'main', 'lead body excerpt'],
    ['Resimler', 'aside', 'cover_url cover_alt hero_bg_url'],
    ['Ana sayfa', 'aside', 'featured_home featured_until'],
  ]);
});

test('without sections a form has one column, and so has a page of one row', () => {
  expect(partsOf('takvim')).toEqual([[undefined, 'main', 'title date']]);
  expect(new Set(formParts(resourceAt('dernek-bilgileri')).map(({ column }) => column))).toEqual(
    new Set(['main']),
  );
});

test('the note to visitors is asked for while an event is cancelled or postponed', () => {
  const note = resourceAt('etkinlikler').fields.find(({ name }) => name === 'status_note');
  if (!note) throw new Error('No status_note');
  expect(conditionOf(note)).toBe('status');
  expect(['planned', 'cancelled', 'postponed', undefined].map((value) => isShownBy(note, value))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
