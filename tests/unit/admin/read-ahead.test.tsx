// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { readListAhead, resourceAt } from '../../../admin/app/read-ahead';
import { toChanges, toForm, toRow } from '../../../admin/fields/form-codec';
import { useResourceForm } from '../../../admin/hooks/use-resource-form';
import { useRowAhead } from '../../../admin/hooks/use-row-ahead';
import { announcements } from '../../../admin/resources/announcements';
import { events } from '../../../admin/resources/events';
import { resources } from '../../../admin/resources/index';
import { useSelection } from '../../../admin/screens/list-selection';
import { useResourceList } from '../../../admin/screens/use-resource-list';
import { fakeBackend } from './fake-backend';
import { renderHook } from './render-hook';

const NO_ROWS: never[] = [];

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

test('a form finds the row that was asked for when its button was pressed, asks for none, and never starts from an older one', async () => {
  const backend = fakeBackend([{ id: 1, title: 'Mezunlar Günü' }]);
  const read = vi.spyOn(backend.dataProvider, 'getOne');
  const codec = {
    toForm: toForm.bind(null, announcements),
    toRow: toRow.bind(null, announcements),
    toChanges: toChanges.bind(null, announcements),
  };
  const hook = await renderHook(() => {
    const [id, open] = useState<number | null>(null);
    const form = useResourceForm(announcements, id, { codec, onSaved: () => undefined });
    return { open, ahead: useRowAhead(announcements), form };
  }, backend);
  await hook.does(({ ahead }) => ahead.open(1));
  let answer: (row: unknown) => void = () => undefined;
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve as typeof answer)));
  await hook.does(({ ahead, open }) => {
    ahead.press(1);
    ahead.open(1);
    open(1);
  });
  expect(hook.now().form.status).toBe('loading');
  await hook.does(() => answer({ data: { id: 1, title: 'Mezunlar Gecesi' } }));
  expect(hook.now().form.initial).toMatchObject({ title: 'Mezunlar Gecesi' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('an address tells whose rows stand there, with or without a form over them', () => {
  const tableAt = (path: string) => resourceAt(resources, path)?.table;
  expect(tableAt('/admin/duyurular')).toBe('announcements');
  expect(tableAt('/admin/duyurular/yeni')).toBe('announcements');
  expect(tableAt('/admin/etkinlikler/12')).toBe('events');
  expect(tableAt('/admin')).toBeUndefined();
  expect(tableAt('/admin/hesap')).toBeUndefined();
});
