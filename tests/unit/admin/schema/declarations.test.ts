import { describe, expect, test } from 'vitest';
import { checkDeclarations } from '../../../../admin/fields/check-declarations';
import { announcements } from '../../../../admin/resources/announcements';
import { resources } from '../../../../admin/resources/index';
import { DeclarationError } from '../../../../admin/schema/define-resource';
import type { FieldDeclaration, ResourceDefinition } from '../../../../admin/schema/types';

const DECLARED =
  'title, lead, body, excerpt, published_at, cover_url, cover_alt, hero_bg_url, featured_home, featured_until';
const withFields = (...fields: FieldDeclaration[]): ResourceDefinition => ({
  ...announcements,
  fields: [...announcements.fields, ...fields],
});
const withPlace = (part: object) => withFields({ name: 'location', kind: 'text', label: 'Yer', ...part });

function complaint(declared: readonly ResourceDefinition[]): string {
  try {
    checkDeclarations(declared);
  } catch (error) {
    if (error instanceof DeclarationError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('a fault that types cannot see fails at start, naming the resource, the place and the way out', () => {
  const cases: [string, ResourceDefinition, string][] = [
    [
      'a field declared twice',
      withFields({ name: 'title', kind: 'text', label: 'Başlık' }),
      'field "title": is declared twice. Keep one of them.',
    ],
    [
      'a field shown by one that is no switch',
      withPlace({ shownWhen: 'title' }),
      'field "location": is shown when "title", which cannot be chosen. Name a declared field of kind "boolean", or one of kind "select" and values among its options.',
    ],
    [
      'a field shown by a value that its select does not offer',
      withPlace({ shownWhen: { field: 'featured_home', is: ['cancelled'] } }),
      'field "location": is shown when {"field":"featured_home","is":["cancelled"]}, which cannot be chosen. Name a declared field of kind "boolean", or one of kind "select" and values among its options.',
    ],
    [
      'rows that repeat on what is no field',
      { ...announcements, repeats: { on: 'starts_at' } },
      'repeats: "starts_at" is not among the fields. Name a declared field; declared are title, lead, body, excerpt, published_at, cover_url, cover_alt, hero_bg_url, featured_home, featured_until.',
    ],
    [
      'a section that a phone would show after its own',
      { ...announcements, sections: { lead: { heading: 'Metin', isAside: true }, cover_url: 'Resimler' } },
      'field "cover_url": begins a section after one that is aside. Put the sections that are aside last, so that a phone shows the fields in their order.',
    ],
    [
      'a path that is no address',
      { ...announcements, path: 'Duyurular Sayfası' },
      'path "Duyurular Sayfası": is not a valid address. Use lower-case letters, digits and hyphens, for example "duyurular".',
    ],
    [
      'a question about an unknown column',
      { ...announcements, confirmDelete: '“{titel}” silinsin mi?' },
      `confirmDelete: "titel" is neither a field nor a system column. Use one of ${DECLARED}, id, created_at, updated_at, created_by, event_id, series_id, is_sample, contact_phone_numbers, telephone_numbers.`,
    ],
  ];

  test.each(cases)('%s', (_, resource, message) => {
    expect(complaint([resource])).toBe(`Resource "announcements", ${message}`);
  });

  test('two resources with the same path', () => {
    const events: ResourceDefinition = { ...announcements, table: 'events' };
    expect(complaint([events, announcements])).toBe(
      'Resource "events", path "duyurular": belongs to "announcements" as well. Give each its own.',
    );
  });
});

test('the declarations of the back office have no such fault', () => {
  expect(complaint(resources)).toBe('no complaint');
});
