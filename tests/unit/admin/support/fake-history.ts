import type { UndoNotice } from '../../../../admin/screens/history/undo-notice';
import type { LatestChange } from '../../../../admin/data/history';

/** What stands in for the history in the tests of screens: mock `instances` and `undo-notice` with it. */
export const fakeHistory = {
  /** The last change of every row; null when the history cannot be asked. */
  latest: [] as LatestChange[] | null,
  /** The actions that were reported with a button to undo them. */
  told: [] as UndoNotice[],
};

export const fakeInstances = {
  formDrafts: { savedRow: (): Promise<number | null> => Promise.resolve(null) },
  history: {
    readLatest: () =>
      fakeHistory.latest ? Promise.resolve(fakeHistory.latest) : Promise.reject(new Error('Bağlantı yok')),
  },
};

export const fakeUndoNotice = {
  useUndoNotice: () => (notice: UndoNotice) => void fakeHistory.told.push(notice),
};
