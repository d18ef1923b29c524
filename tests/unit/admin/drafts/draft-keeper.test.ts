// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createDraftKeeper, hasUnsent, type Keeping } from '../../../../admin/drafts/draft-keeper';
import type { FormDrafts, KeepAnswer } from '../../../../admin/data/form-drafts';
import { BackendError } from '../../../../admin/data/http-error';

const FORM = { table: 'announcements', id: 7, copiedId: null } as const;
const AT = '2026-11-27T11:32:00.000Z';
const typed = (title?: string) => ({
  version: 'v1',
  changes: title === undefined ? {} : { title },
  began: title === undefined ? {} : { title: 'Önce' },
});
const kept = { key: 'taslak', keptAt: AT, device: 'Chrome, Linux', isKept: true };

/** A keeper of an open form, its server, and all that it has said. */
function openForm(answer: () => Promise<KeepAnswer> = () => Promise.resolve(kept)) {
  const drafts = {
    ...{ readAll: vi.fn(), readWriters: vi.fn(), savedRow: vi.fn() },
    read: vi.fn<FormDrafts['read']>(() => Promise.resolve(null)),
    keep: vi.fn<FormDrafts['keep']>(answer),
    discard: vi.fn<FormDrafts['discard']>(() => Promise.resolve(true)),
  };
  const said: Keeping[] = [];
  const keeper = createDraftKeeper(drafts, FORM, (keeping) => said.push(keeping));
  keeper.open({ userId: 'defne', ...FORM });
  return { drafts, keeper, said };
}

const inBrowser = () => Object.values<string>(window.sessionStorage);

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('nothing is kept before something is typed', async () => {
  const { drafts, keeper, said } = openForm();
  keeper.note(typed());
  await vi.advanceTimersByTimeAsync(60_000);
  keeper.finish();
  await vi.runAllTimersAsync();
  expect([drafts.keep.mock.calls, drafts.discard.mock.calls]).toEqual([[], []]);
  expect(said.map(({ state }) => state)).toEqual(['nothing', 'nothing']);
});

test('what was typed is in the browser until the server has it', async () => {
  const { drafts, keeper, said } = openForm();
  keeper.note(typed('Ba'));
  keeper.note(typed('Bahar'));
  await vi.advanceTimersByTimeAsync(700);
  expect(inBrowser().join()).toContain('Bahar');
  expect([drafts.keep.mock.calls.length, hasUnsent()]).toEqual([0, true]);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith(
    FORM,
    expect.objectContaining({ changes: { title: 'Bahar' }, began: { title: 'Önce' }, version: 'v1' }),
  );
  expect(said.at(-1)).toEqual({ state: 'kept', at: AT });
  expect([inBrowser(), hasUnsent()]).toEqual([[], false]);
});

test('a page that is left sends at once', () => {
  const { drafts, keeper } = openForm();
  keeper.note(typed('Bahar'));
  keeper.sendNow();
  expect(drafts.keep).toHaveBeenCalledExactlyOnceWith(FORM, expect.objectContaining({ isLeaving: true }));
});

test('an emptied draft goes, and the next one is another', async () => {
  const { drafts, keeper, said } = openForm();
  keeper.note(typed('Bahar'));
  await keeper.send();
  keeper.note(typed());
  await keeper.send();
  expect(drafts.discard).toHaveBeenCalledExactlyOnceWith('taslak');
  expect(said.at(-1)).toEqual({ state: 'nothing' });
  keeper.note(typed('Güz'));
  await keeper.send();
  expect(drafts.keep.mock.calls[1]?.[1].key).not.toBe('taslak');
});

test('what is refused stays in the browser, and is sent again', async () => {
  const failures = [new BackendError('', 0, 'network'), new BackendError('', 503, '57014')];
  const { keeper, said } = openForm(() => {
    const failure = failures.shift();
    return failure ? Promise.reject(failure) : Promise.resolve(kept);
  });
  keeper.note(typed('Bahar'));
  await keeper.send();
  expect(said.at(-1)).toEqual({ state: 'unsent', place: 'tab', isOffline: true });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said.at(-1)).toEqual({ state: 'unsent', place: 'tab', isOffline: false });
  expect(keeper.place()).toBe('tab');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said.at(-1)).toEqual({ state: 'kept', at: AT });
  expect(keeper.place()).toBe('server');
});

test('what another tab wrote is not written over until the person says so', async () => {
  const newer = {
    key: 'taslak',
    keptAt: '2026-11-27T11:40:00.000Z',
    device: 'Safari, iPhone',
    isKept: false,
  };
  const { drafts, keeper, said } = openForm();
  drafts.keep.mockResolvedValueOnce(newer);
  keeper.note(typed('Bahar'));
  await keeper.send();
  expect(said.at(-1)).toEqual({ state: 'newer', at: newer.keptAt, device: 'Safari, iPhone' });
  keeper.note(typed('Güz'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(drafts.keep).toHaveBeenCalledTimes(1);
  expect(inBrowser().join()).toContain('Güz');
  await keeper.takeOver();
  expect(drafts.keep).toHaveBeenLastCalledWith(
    FORM,
    expect.objectContaining({ seen: newer.keptAt, changes: { title: 'Güz' } }),
  );
  expect(said.at(-1)).toEqual({ state: 'kept', at: AT });
});

test('a form that comes into view again says that there is something newer, and shows nothing by itself', async () => {
  const { drafts, keeper, said } = openForm();
  const stored = { ...FORM, ...typed('Telefonda'), ...{ key: 'taslak', keptAt: AT, device: 'iPhone' } };
  drafts.read.mockResolvedValue({ ...stored, tab: 'başka' });
  await keeper.look();
  expect(said).toEqual([{ state: 'newer', at: AT, device: 'iPhone' }]);
  keeper.adopt({ ...stored, tab: 'başka' });
  await keeper.look();
  expect(said.at(-1)).toEqual({ state: 'kept', at: AT });
});

test('a saved form throws its draft away, also one whose answer is still under way', async () => {
  const { drafts, keeper } = openForm();
  keeper.note(typed('Bahar'));
  void keeper.send();
  await Promise.resolve();
  keeper.finish();
  await vi.runAllTimersAsync();
  expect(drafts.discard).toHaveBeenCalledExactlyOnceWith('taslak');
  expect([inBrowser(), hasUnsent()]).toEqual([[], false]);
});

test('a form that closes sends what it has', async () => {
  const { drafts, keeper } = openForm();
  keeper.note(typed('Bahar'));
  keeper.leave();
  await vi.runAllTimersAsync();
  expect(drafts.keep).toHaveBeenCalledTimes(1);
  expect([drafts.discard.mock.calls, inBrowser(), hasUnsent()]).toEqual([[], [], false]);
});
