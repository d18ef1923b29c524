import { expect, test, vi } from 'vitest';
import { listState } from '../../../src/ui/state-views/list-state';

test('items already read outlive a refresh that failed', () => {
  const state = listState({ data: ['duyuru'], error: new Error('offline'), refetch: vi.fn() });
  expect(state).toEqual({ status: 'ready', items: ['duyuru'] });
});
