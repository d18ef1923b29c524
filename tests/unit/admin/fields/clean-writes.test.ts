// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withCleanWrites } from '../../../../admin/fields/clean-writes';
import { announcements } from '../../../../admin/resources/announcements';
import { fakeBackend } from '../support/fake-backend';

const { table } = announcements;
const variables = { title: '<b>Bahar</b>', body: '<p onclick="x()">Metin</p><script>alert(1)</script>' };

test('a text is sanitized however its row is written, and other columns stay as they are', async () => {
  const { dataProvider, writes } = fakeBackend([{ id: 1 }]);
  const provider = withCleanWrites(dataProvider, [announcements]);
  await provider.create({ resource: table, variables });
  await provider.update({ resource: table, id: 1, variables });
  const written = { title: '<b>Bahar</b>', body: '<p>Metin</p>' };
  expect(writes.map(({ values }) => values)).toEqual([written, written]);
});

test('an update writes no column that it was not given', async () => {
  const { dataProvider, writes } = fakeBackend([{ id: 1 }]);
  await withCleanWrites(dataProvider, [announcements]).update({
    resource: table,
    id: 1,
    variables: { body: null },
  });
  expect(writes[0]?.values).toEqual({ body: null });
});

test('the columns of a table without a declaration are written as they are', async () => {
  const { dataProvider, writes } = fakeBackend([]);
  await withCleanWrites(dataProvider, [announcements]).create({ resource: 'profiles', variables });
  expect(writes[0]?.values).toEqual(variables);
});
