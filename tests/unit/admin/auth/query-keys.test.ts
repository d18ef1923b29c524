import { keys } from '@refinedev/core';
import { expect, test } from 'vitest';
import { queryKeys } from '../../../../admin/auth/query-keys';

test('what is read before Refine is run lies where Refine looks for it', () => {
  const params = { select: 'id', pagination: { currentPage: 1 } };
  const list = keys().data('default').resource('events').action('list').params(params);
  expect(queryKeys.list('events', params)).toEqual(list.get());
  expect(queryKeys.identity).toEqual(keys().auth().action('identity').get());
});
