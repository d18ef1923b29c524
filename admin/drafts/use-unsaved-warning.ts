import { useWarnAboutChange } from '@refinedev/core';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/**
 * Tells the application that leaving now would lose something; what leaves (a navigation, closing the tab) is asked
 * about there. `settle` takes effect before it returns, so that the very next navigation goes through.
 */
export function useUnsavedWarning(): { setDirty: (isDirty: boolean) => void; settle: () => void } {
  const { setWarnWhen } = useWarnAboutChange();
  useEffect(() => () => setWarnWhen(false), [setWarnWhen]);
  return { setDirty: setWarnWhen, settle: () => flushSync(() => setWarnWhen(false)) };
}
