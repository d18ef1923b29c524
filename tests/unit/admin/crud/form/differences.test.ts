import { expect, test } from 'vitest';
import { toForm } from '../../../../../admin/fields/form-codec';
import { announcements } from '../../../../../admin/resources/announcements';
import { differences } from '../../../../../admin/crud/form/differences';

test('only differing fields are compared, in words, and unchanged ones are marked', () => {
  const form = (row: object) =>
    toForm(announcements, { title: 'Bahar', lead: 'Giriş', featured_home: false, ...row });
  const found = differences(announcements, {
    started: form({}),
    mine: form({ title: 'Güz', featured_home: true }),
    stored: form({ title: 'Yaz', lead: null }),
  });
  expect(found).toEqual([
    { name: 'title', label: 'Başlık', mine: 'Güz', stored: 'Yaz' },
    { name: 'lead', label: 'Giriş', mine: null, stored: '' },
    { name: 'featured_home', label: 'Ana sayfada öne çıkar', mine: 'Evet', stored: 'Hayır' },
  ]);
});
