import { expect, test, vi } from 'vitest';
import { stepsInHistory } from '../../../../admin/dashboard/first-steps';
import type { RecentChange } from '../../../../admin/data/history';

vi.mock('../../../../admin/data/instances', () => ({ history: {}, authGateway: {} }));

const DRAFT = { published_at: null };
const PUBLISHED = { published_at: '2026-11-24T10:00:00+00:00' };

/** A change by Ayşe at ten o'clock. */
function change(part: Partial<RecentChange>): RecentChange {
  return {
    ...{
      id: 1,
      operation: 'update',
      changed_by: 'ayse',
      person: 'Ayşe Demir',
      changed_at: '2026-11-24T10:00:00+00:00',
    },
    ...{
      transaction: '1',
      resource: 'announcements',
      row_id: 7,
      title: 'Kış balosu',
      changed_columns: ['title'],
    },
    ...{ before: null, after: null, is_present: true, restores: null, is_erased: false },
    ...part,
  };
}
const stamped = (before: object, after: object) =>
  change({ changed_columns: ['published_at'], before: { ...before }, after: { ...after } });

test.each<[string, RecentChange, string[]]>([
  ['a new draft is written', change({ operation: 'insert', after: DRAFT }), ['draft']],
  [
    'a row that is added published is both',
    change({ operation: 'insert', after: PUBLISHED }),
    ['draft', 'publish'],
  ],
  ['a draft that goes online is published', stamped(DRAFT, PUBLISHED), ['publish']],
  ['the end of a publication is taken back', stamped(PUBLISHED, DRAFT), ['takeBack']],
  ['an undo is taken back', change({ operation: 'delete', restores: 12 }), ['takeBack']],
  ['a corrected title ticks nothing', change({}), []],
  [
    'what others do ticks nothing',
    change({ operation: 'insert', after: PUBLISHED, changed_by: 'mehmet' }),
    [],
  ],
])('of the guide’s steps, %s', (_, done, steps) => {
  expect(stepsInHistory([done], 'ayse')).toEqual(steps);
});
