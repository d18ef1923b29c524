import { describe, expect, test } from 'vitest';
import { checkKinds } from '../../../../admin/fields/check-kinds';
import { announcements } from '../../../../admin/resources/announcements';
import { checkDeclaration, checkUnique } from '../../../../admin/schema/check-declaration';
import { DeclarationError } from '../../../../admin/schema/declaration-error';
import type { FieldDeclaration } from '../../../../admin/schema/field-types';
import type { ResourceDefinition } from '../../../../admin/schema/types';

const [title] = announcements.fields;
const DECLARED =
  'title, lead, body, excerpt, published_at, featured_home, featured_until, cover_url, cover_alt, hero_bg_url';
const withFields = (...fields: FieldDeclaration[]): ResourceDefinition => ({
  ...announcements,
  fields: [...announcements.fields, ...fields],
});
const withPlace = (part: object) => withFields({ name: 'location', kind: 'text', label: 'Yer', ...part });
const withList = (list: Partial<ResourceDefinition['list']>): ResourceDefinition => ({
  ...announcements,
  list: { ...announcements.list, ...list },
});

function complaint(check: () => void): string {
  try {
    check();
  } catch (error) {
    if (error instanceof DeclarationError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('a declaration', () => {
  test('is pure data and survives JSON', () => {
    expect(JSON.parse(JSON.stringify(announcements))).toEqual(announcements);
  });
});

describe('a fault that types cannot see fails at start, naming the resource, the place and the way out', () => {
  const cases: [string, ResourceDefinition, string][] = [
    [
      'a field declared twice',
      withFields({ name: 'title', kind: 'text', label: 'Başlık' }),
      'field "title": is declared twice. Keep one of them.',
    ],
    [
      'a blank label',
      withPlace({ label: ' ' }),
      'field "location": has a blank label. Write the word an administrator will read.',
    ],
    [
      'a demand without words',
      withPlace({ required: '' }),
      'field "location": is required but has no sentence. Say in "required" what to show when it is left empty.',
    ],
    [
      'an impossible length',
      withPlace({ maxLength: 0 }),
      'field "location": has maxLength 0. Give a whole number of characters above zero.',
    ],
    [
      'a field shown by one that is no switch',
      withPlace({ shownWhen: 'title' }),
      'field "location": is shown when "title", which is no boolean field. Name a declared field of kind "boolean".',
    ],
    [
      'a second publish state',
      withFields({ name: 'shown_at', kind: 'publish', label: 'Yayın' }),
      'field "shown_at": is a second publish field. Keep one; a row has one state.',
    ],
    [
      'a folder that leaves its own',
      withFields({ name: 'photo_url', kind: 'image', label: 'Fotoğraf', subfolder: '../events' }),
      'field "photo_url": has the subfolder "../events". Use lower-case letters, digits and underscores.',
    ],
    [
      'a section that begins with no field',
      { ...announcements, sections: { subtitle: 'Metinler' } },
      `sections: "subtitle" is not among the fields. Name a declared field; declared are ${DECLARED}.`,
    ],
    [
      'a path that is no address',
      { ...announcements, path: 'Duyurular Sayfası' },
      'path "Duyurular Sayfası": is not a valid address. Use lower-case letters, digits and hyphens, for example "duyurular".',
    ],
    [
      'a public path elsewhere',
      { ...announcements, publicPath: 'https://dernek.example/:id' },
      'publicPath "https://dernek.example/:id": is not a path of this site. Begin it with "/".',
    ],
    [
      'no name for one as it is edited',
      { ...announcements, labels: { ...announcements.labels, object: ' ' } },
      '"labels.object": is blank. Write the words an administrator will read.',
    ],
    [
      'a silent question',
      { ...announcements, confirmDelete: '' },
      '"confirmDelete": is blank. Write the words an administrator will read.',
    ],
    [
      'a title that is no text',
      { ...announcements, titleField: 'featured_home' },
      `titleField: "featured_home" is of kind "boolean". Name a declared text field; declared are ${DECLARED}.`,
    ],
    [
      'a description of something that is no picture',
      withFields({ name: 'lead_alt', kind: 'alt', label: 'Açıklama', of: 'lead' }),
      `field "lead_alt": "lead" is of kind "longtext". Name a declared field of kind "image" in "of"; declared are ${DECLARED}, lead_alt.`,
    ],
    ['an empty list', withList({ columns: [] }), 'list.columns: is empty. Name at least the title field.'],
    [
      'a search in something that is no text',
      withList({ search: ['cover_url'] }),
      `list.search: "cover_url" is of kind "image". Name a declared text field; declared are ${DECLARED}.`,
    ],
    [
      'a question about an unknown column',
      { ...announcements, confirmDelete: '“{titel}” silinsin mi?' },
      `confirmDelete: "titel" is neither a field nor a system column. Use one of ${DECLARED}, id, created_at, updated_at, created_by, event_id, is_sample.`,
    ],
    [
      'a list that opens by a text',
      withList({ upcoming: 'title' }),
      `list.upcoming: "title" is of kind "text". Name a declared date; declared are ${DECLARED}.`,
    ],
    [
      'a list that opens by a date that may be empty',
      withList({ upcoming: 'featured_until' }),
      'list.upcoming: "featured_until" may be empty. Declare it required: a row without a date is neither to come nor past.',
    ],
  ];

  test.each(cases)('%s', (_, resource, message) => {
    const check = () => {
      checkDeclaration(resource);
      checkKinds([resource]);
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
