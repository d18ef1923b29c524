import { useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../src/lib/error-message';
import { fileTexts } from '../../i18n/files';
import { READING_SECONDS, useNotices } from '../../lib/notices';
import { useQuestion } from '../../lib/questions';
import { useWithSession } from '../../lib/session-recovery-context';
import { files, type LibraryFile } from '../../data/files';

/** What can be done with files. Each tells its outcome, and resolves to whether it was done. */
export function useFileActions() {
  const queryClient = useQueryClient();
  const withSession = useWithSession();
  const ask = useQuestion();
  const { show } = useNotices();

  /** Rows may have changed, so that whatever a screen shows is read again. */
  async function run(act: () => Promise<number>, words: (count: number) => string): Promise<boolean> {
    try {
      const count = await withSession(act);
      show({ key: 'files', type: 'success', message: words(count) });
      return true;
    } catch (error) {
      show({ key: 'files', type: 'error', duration: READING_SECONDS, message: errorMessage(error) });
      return false;
    } finally {
      await queryClient.invalidateQueries();
    }
  }

  return {
    describe: (file: LibraryFile, alt: string | null) =>
      run(() => files.describe(file, alt), fileTexts.alt.saved),
    replace: (file: LibraryFile, address: string) =>
      run(() => files.replace(file, address), fileTexts.replace.done),
    restore: (chosen: readonly LibraryFile[]) => run(() => files.restore(chosen), fileTexts.restore.done),
    remove: async (chosen: readonly LibraryFile[]) => {
      const { question, help, action, done } = fileTexts.remove;
      const isSure = await ask({
        title: question(chosen.length),
        content: help,
        okText: action,
        isDanger: true,
      });
      return isSure && run(() => files.trash(chosen), done);
    },
  };
}
