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
  return (saved, written) =>
    tellDone({
      key: 'saved',
      message: (
        <>
          <Words {...savedWords(resource, saved, new Date())} />
          {resource.atHome && <PlaceAtHome resource={resource} row={saved.row} />}
        </>
      ),
      ...written,
    });
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
