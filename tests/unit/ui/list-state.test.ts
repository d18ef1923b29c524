import { expect, test, vi } from 'vitest';
import { listState } from '../../../src/ui/state-views/list-state';

test('without data and without an error a list is loading', () => {
  expect(listState({ data: undefined, error: null, refetch: vi.fn() })).toEqual({ status: 'loading' });
});

test('an error shows its message and can be retried', () => {
  const refetch = vi.fn();
  const state = listState({ data: undefined, error: new Error('permission denied'), refetch });
  if (state.status !== 'error') throw new Error(`Expected an error, got ${state.status}`);
  expect(state.message).toBe('permission denied');
  state.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});

test('items already read outlive a refresh that failed', () => {
  const state = listState({ data: ['duyuru'], error: new Error('offline'), refetch: vi.fn() });
  expect(state).toEqual({ status: 'ready', items: ['duyuru'] });
});
