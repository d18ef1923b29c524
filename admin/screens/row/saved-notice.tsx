import { isExternalLink } from '../../../src/lib/paths/links';
import { useUndoNotice, type WrittenRows } from '../undo/undo-notice';
import type { Row } from '../../lib/row';
import { savedTexts } from '../../i18n/forms';
import type { ResourceDefinition } from '../../schema/types';
import { publishTime } from './publishing';
import { publicAddress } from './row-title';

/**
 * Returns the function that reports, after a save or a publication, what visitors now see of the row. A save
 * may have written other rows, or nothing.
 */
export function useSavedNotice(resource: ResourceDefinition): (row: Row, written: WrittenRows) => void {
  const tellDone = useUndoNotice(resource.table);
  return (row, written) =>
    tellDone({ key: 'saved', message: savedMessage(resource, row, new Date()), ...written });
}

function savedMessage(resource: ResourceDefinition, row: Row, now: Date) {
  const address = publicAddress(resource, row, now);
  if (address !== null) {
    return (
      <>
        {savedTexts.live}{' '}
        <a href={address} target="_blank" rel="noopener">
          {isExternalLink(address) ? savedTexts.seeSource : savedTexts.see}
        </a>
      </>
    );
  }
  const time = publishTime(resource, row);
  if (time === undefined) return savedTexts.saved(resource.labels.one);
  return time === null ? savedTexts.draft : savedTexts.scheduled(time, now);
}
