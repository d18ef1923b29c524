import { expect, test } from 'vitest';
import { uploadComplaint } from '../../../../admin/uploads/failure';
import { resources } from '../../../../admin/resources/index';
import { messages } from '../../../../src/lib/messages';

test('the cover of an announcement names the storage, and no other field does', () => {
  const naming = resources.flatMap(({ table, fields }) =>
    fields.flatMap((field) => ('namesStorage' in field ? [`${table}.${field.name}`] : [])),
  );
  expect(naming).toEqual(['announcements.cover_url']);
  expect(uploadComplaint(new Error('The bucket is full'), messages.errors.uploadFailed)).toBe(
    'STORAGE: The bucket is full',
  );
});
