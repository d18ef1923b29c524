import { useRights } from '../../data/rights';
import { useGuide } from '../../lib/browser/own-choices';
import type { ResourceDefinition } from '../../schema/types';
import { PlaceAtHome } from '../home/home-words';
import { useUndoNotice, type WrittenRows } from '../history/undo-notice';
import { savedWords, type SavedRow, type SavedWords } from './saved-words';

/**
 * Returns the function that reports, after a save or a publication, what visitors now see of the row. A save may have written
 * other rows, or nothing.
 */
export function useSavedNotice(
  resource: ResourceDefinition,
): (saved: SavedRow, written: WrittenRows) => void {
  const tellDone = useUndoNotice(resource.table);
  const mayDelete = useRights()('delete', resource.table);
  const { tick } = useGuide();
  return (saved, written) => {
    if (!saved.before) tick('draft');
    tellDone({
      key: 'saved',
      message: (
        <>
          <Words {...savedWords(resource, saved, new Date())} />
          {resource.atHome && <PlaceAtHome resource={resource} row={saved.row} />}
        </>
      ),
      // To take a new row back is to delete it.
      ...((saved.before !== undefined || mayDelete) && written),
    });
  };
}

function Words({ words, link }: SavedWords) {
  if (!link) return words;
  return (
    <>
      {words}{' '}
      <a href={link.to} target="_blank" rel="noopener">
        {link.text}
      </a>
    </>
  );
}
