import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { announcements } from '../../../../admin/resources/announcements';
import { checkDeclaration, checkUnique } from '../../../../admin/schema/check-declaration';
import { DeclarationError } from '../../../../admin/schema/declaration-error';
import type { FieldDeclaration } from '../../../../admin/schema/field-types';
import type { ResourceDefinition } from '../../../../admin/schema/types';

const [title] = announcements.fields;
const DECLARED =
  'title, lead, body, excerpt, published_at, cover_url, cover_alt, hero_bg_url, featured_home, featured_until';
const withFields = (...fields: FieldDeclaration[]): ResourceDefinition => ({
  ...announcements,
  fields: [...announcements.fields, ...fields],
});
const withPlace = (part: object) => withFields({ name: 'location', kind: 'text', label: 'Yer', ...part });

function complaint(check: () => void): string {
  try {
    check();
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
      'field "location": is shown when "title", which is no boolean field. Name a declared field of kind "boolean".',
    ],
    [
      'a field shown by a value that its select does not offer',
      withPlace({ shownWhen: { field: 'featured_home', is: ['cancelled'] } }),
      'field "location": is shown when "featured_home" is "cancelled". Name a declared field of kind "select" and values among its options.',
    ],
    [
      'rows that repeat on what is no field',
      { ...announcements, repeats: { on: 'starts_at' } },
      'repeats: "starts_at" is not among the fields. Name a declared field; declared are title, lead, body, excerpt, published_at, cover_url, cover_alt, hero_bg_url, featured_home, featured_until.',
    ],
    [
      'a section that a phone would show after its own',
      { ...announcements, sections: { lead: { heading: 'Metin', isAside: true }, cover_url: 'Resimler' } },
      'section of "cover_url": stands after one that is aside. Put the sections that are aside last, so that a phone shows the fields in their order.',
    ],
    [
      'a folder that leaves its own',
      withFields({ name: 'photo_url', kind: 'image', label: 'Fotoğraf', subfolder: '../events' }),
      'field "photo_url": has the subfolder "../events". Use lower-case letters, digits and underscores.',
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
    const check = () => {
      checkDeclaration(resource);
      checkKinds(resource);
    };
    expect(complaint(check)).toBe(`Resource "announcements", ${message}`);
  });

  test('a value that is not data', () => {
    const fields = [{ ...title, label: new Date(0) }] as unknown[];
    const resource = Object.assign({ ...announcements }, { fields });
    expect(complaint(() => checkDeclaration(resource as ResourceDefinition))).toBe(
      'Resource "announcements", "declaration.fields.0.label": is not pure data. Use only strings, numbers, booleans, lists and plain objects; behaviour belongs in a field kind.',
    );
  });

  test('two resources with the same path', () => {
    const events: ResourceDefinition = { ...announcements, table: 'events' };
    expect(complaint(() => checkUnique([announcements, events]))).toBe(
      'Resource "events", property "path": "duyurular" already belongs to "announcements". Give each resource its own path.',
    );
  });
});
