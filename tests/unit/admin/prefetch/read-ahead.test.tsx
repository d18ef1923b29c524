// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readListAhead, readListsAhead, resourceAt } from '../../../../admin/prefetch/read-ahead';
import { useRowAhead } from '../../../../admin/crud/form/use-row-ahead';
import { announcements } from '../../../../admin/resources/announcements';
import { events } from '../../../../admin/resources/events';
import { resources } from '../../../../admin/resources/index';
import { useSelection } from '../../../../admin/crud/list/selection';
import { useResourceList } from '../../../../admin/crud/list/use-resource-list';
import { fakeBackend } from '../support/fake-backend';
import { renderHook } from '../support/render-hook';

const NO_ROWS: never[] = [];
const ON_A_BUSY_MACHINE = { timeout: 30_000 };

test('a list finds the rows that were read before it was opened, and asks for none', async () => {
  const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
  const read = vi.spyOn(backend.dataProvider, 'getList');
  const asked = () => read.mock.calls.map(([{ resource }]) => resource);

  const hook = await renderHook(() => {
    const client = useQueryClient();
    const [resource, open] = useState(announcements);
    return { client, open, list: useResourceList(resource) };
  }, backend);
  await hook.does(({ client }) => readListAhead(client, backend.dataProvider, events));
  expect(asked()).toEqual(['announcements', 'events']);

  await hook.does(({ open }) => open(events));
  expect(hook.now().list.rows).toHaveLength(1);
  expect(asked()).toEqual(['announcements', 'events']);
});

test('a list is the same behind a form that opens over it, and acts at the address of that moment', async () => {
  const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
  const hook = await renderHook(() => {
    const list = useResourceList(announcements);
    const selection = useSelection('', list.rows ?? NO_ROWS);
    return { go: useNavigate(), address: useLocation(), list, selection };
  }, backend);
  const { list, selection } = hook.now();
  await hook.does(({ go }) => go('/admin/duyurular/1'));
  expect(hook.now().list).toBe(list);
  expect(hook.now().selection).toBe(selection);

  await hook.does(() => list.change({ search: 'gün' }));
  expect(hook.now().address).toMatchObject({ pathname: '/admin/duyurular/1', search: '?ara=g%C3%BCn' });
  expect(hook.now().list).not.toBe(list);
});

describe('a form that is wanted', () => {
  const show = vi.fn();

  beforeEach(() => {
    show.mockReset();
  });

  async function renderAhead() {
    const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
    const hook = await renderHook(() => useRowAhead(announcements), backend);
    return { hook, read: vi.spyOn(backend.dataProvider, 'getOne') };
  }

  test('is shown at once if its row is there', async () => {
    const { hook } = await renderAhead();
    await hook.does((ahead) => ahead.press(1));
    hook.now().open(1, show);
    expect(show).toHaveBeenCalledOnce();
  });

  test('waits for a row that comes soon, and not for one that does not', async () => {
    const { hook, read } = await renderAhead();
    hook.now().open(1, show);
    expect(show).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      expect(show).toHaveBeenCalledOnce();
    }, ON_A_BUSY_MACHINE);
    read.mockReturnValueOnce(new Promise(() => undefined));
    hook.now().open(1, show);
    await vi.waitFor(() => {
      expect(show).toHaveBeenCalledTimes(2);
    }, ON_A_BUSY_MACHINE);
  });

  test('gives way to what is wanted after it, and to another screen', async () => {
    const { hook } = await renderAhead();
    const showOther = vi.fn();
    await hook.does((ahead) => {
      ahead.open(1, show);
      ahead.open(2, showOther);
    });
    expect(show).not.toHaveBeenCalled();
    expect(showOther).toHaveBeenCalledOnce();
    hook.now().open(1, show);
    await hook.unmount();
    expect(show).not.toHaveBeenCalled();
  });
});

test('lists that were read while the overview was looked at are there when they are opened, and are read anew', async () => {
  const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
  const read = vi.spyOn(backend.dataProvider, 'getList');
  const hook = await renderHook(() => {
    const client = useQueryClient();
    const [resource, open] = useState(announcements);
    return { client, open, list: useResourceList(resource) };
  }, backend);
  const { signal } = new AbortController();
  read.mockResolvedValueOnce({ data: [{ id: 1, title: 'Kütüphane Gecesi' }], total: 1 });
  await hook.does(({ client }) => readListsAhead(client, backend.dataProvider, [events], signal));

  let answer: (page: unknown) => void = () => undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve as typeof answer)));
  await hook.does(({ open }) => open(events));
  expect(hook.now().list.rows).toMatchObject([{ title: 'Kütüphane Gecesi' }]);
  await hook.does(() => answer({ data: [{ id: 1, title: 'Mezunlar Gecesi' }], total: 1 }));
  expect(hook.now().list.rows).toMatchObject([{ title: 'Mezunlar Gecesi' }]);
});

test('whoever leaves the overview stops the reading of its lists', async () => {
  const backend = fakeBackend([]);
  const read = vi.spyOn(backend.dataProvider, 'getList');
  const hook = await renderHook(() => useQueryClient(), backend);
  const left = new AbortController();
  await hook.does((client) => {
    const reading = readListsAhead(client, backend.dataProvider, [events, announcements], left.signal);
    left.abort();
    return reading;
  });
  expect(read).toHaveBeenCalledOnce();
});

test('an address tells whose rows stand there, with or without a form over them', () => {
  const tableAt = (path: string) => resourceAt(resources, path)?.table;
  expect(tableAt('/admin/duyurular')).toBe('announcements');
  expect(tableAt('/admin/duyurular/yeni')).toBe('announcements');
  expect(tableAt('/admin/etkinlikler/12')).toBe('events');
  expect(tableAt('/admin')).toBeUndefined();
  expect(tableAt('/admin/hesap')).toBeUndefined();
});
