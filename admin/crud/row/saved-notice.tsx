import { useNotices } from '../../lib/notices';
import type { Row } from '../../lib/row';
import { savedTexts } from '../../i18n/saving';
import type { ResourceDefinition } from '../../schema/types';
import { publishTime } from './publishing';
import { publicAddress } from './row-title';

/** Returns the function that reports, after a save or a publication, what visitors now see of the row. */
export function useSavedNotice(resource: ResourceDefinition): (row: Row) => void {
  const { show } = useNotices();
  return (row) => show({ type: 'success', key: 'saved', message: savedMessage(resource, row, new Date()) });
}

function savedMessage(resource: ResourceDefinition, row: Row, now: Date) {
  const address = publicAddress(resource, row, now);
  if (address !== null) {
    return (
      <>
        {savedTexts.live}{' '}
        <a href={address} target="_blank" rel="noopener">
          {savedTexts.see}
        </a>
      </>
    );
  }
  const time = publishTime(resource, row);
  if (time === undefined) return savedTexts.saved(resource.labels.one);
  return time === null ? savedTexts.draft : savedTexts.scheduled(time, now);
}
