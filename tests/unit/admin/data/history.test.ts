import { beforeEach, describe, expect, test } from 'vitest';
import { createHistory } from '../../../../admin/data/history';
import { createOverview } from '../../../../admin/data/overview';
import { FakeBackend, USER } from './fake-backend';

const WRITTEN_AT = '2026-11-24T12:00:00.250Z';

let backend: FakeBackend;
let history: ReturnType<typeof createHistory>;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  history = createHistory(backend.client);
});

/** Answers with the last change of row 7: an update by the signed-in person, in the moment of the write. */
function answerLatest(change: object = {}): void {
  const body = [
    {
      row_id: 7,
      id: 70,
      operation: 'update',
      transaction: '900',
      changed_by: USER.id,
      person: 'Defne',
      changed_at: '2026-11-24T12:00:00.201456+00:00',
      ...change,
    },
  ];
  backend.answer = () => ({ body });
}

describe('the entries of one’s own writes', () => {
  const readUpdate = () => history.readWritten('events', [{ id: 7, updatedAt: WRITTEN_AT }]);
  const readDeletion = () => history.readWritten('events', [{ id: 7, updatedAt: null }]);
  const isChanged = expect.objectContaining({ code: 'PT412', statusCode: 412 }) as Error;

  test('are the rows’ last changes', async () => {
    answerLatest();
    expect(await readUpdate()).toEqual([70]);
    expect(await backend.lastRequest()).toMatchObject({
      path: '/rest/v1/rpc/latest_changes',
      body: { resource: 'events', row_ids: [7] },
    });
    answerLatest({ operation: 'delete' });
    expect(await readDeletion()).toEqual([70]);
  });

  test.each([
    ['somebody else changed a row since', { changed_by: 'baska' }],
    ['it was changed again from another tab', { changed_at: '2026-11-24T12:00:02+00:00' }],
    [
      'the write changed nothing, so that the last change is an earlier one',
      { changed_at: '2026-11-23T12:00:00+00:00' },
    ],
    ['a row has no history', { row_id: 8 }],
  ])('are refused when %s', async (_, change) => {
    answerLatest(change);
    await expect(readUpdate()).rejects.toEqual(isChanged);
  });

  test('are refused when a deleted row is back', async () => {
    answerLatest({ operation: 'insert' });
    await expect(readDeletion()).rejects.toEqual(isChanged);
  });
});

test('a refused undo is an error with its Turkish sentence, also at the entry that was refused', async () => {
  const body = { code: 'PT412', message: 'row 7 of events was changed since', details: '70' };
  backend.answer = () => ({ status: 412, body });
  const error = await history.undo([69, 70]).catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    message: expect.stringMatching(/^Bu arada yeniden değiştirilmiş\./) as string,
    errors: { 70: expect.stringMatching(/^Bu arada yeniden değiştirilmiş\./) as string },
  });
});

test('what is still sample content is one request, whatever the number of tables; a refusal is an error', async () => {
  const counts = [{ resource: 'board_members', total: 7, first_rows: [{ id: 3 }] }];
  backend.answer = () => ({ body: counts });
  const { readSampleCounts } = createOverview(backend.client, () => true);
  expect(await readSampleCounts()).toEqual(counts);
  expect(backend.requests).toHaveLength(1);
  expect(await backend.lastRequest()).toMatchObject({ path: '/rest/v1/rpc/sample_rows' });
  backend.answer = () => ({ status: 403, body: { code: '42501', message: 'only administrators do this' } });
  await expect(readSampleCounts()).rejects.toMatchObject({ code: '42501', statusCode: 403 });
});
