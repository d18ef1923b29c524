import { availableParallelism } from 'node:os';
import { defaultSharePicture } from '../../sharing/share-picture';
import type { Settings } from '../../lib/database/settings';
import { DEFAULT_SHARE_PICTURE } from '../../lib/paths/share-picture-paths';
import { drawRowPicture, type ShareSource } from '../sharing/draw-row-picture';
import { readSharedRow } from '../sharing/shared-rows';
import { forEachAtMost } from './for-each-at-most';
import type { Item } from './items';
import { makeUnlessCurrent, type ExportedFolder } from './exported-folder';

const DRAWINGS = { ofRow: drawRowPicture, ofSite: defaultSharePicture };

/** What draws; tests replace it, because a drawing takes a second. */
export type Drawings = typeof DRAWINGS;

/** Draws the share pictures of rows, and the default one. A picture's address changes with its row, so that existing files are current. */
export async function exportSharePictures(
  folder: ExportedFolder,
  items: readonly Item[],
  { drawings = DRAWINGS, ...source }: ShareSource & { drawings?: Drawings | undefined },
  settings: Settings,
  stamp: string,
): Promise<void> {
  await makeUnlessCurrent(folder, DEFAULT_SHARE_PICTURE.slice(1), stamp, () => drawings.ofSite(settings));
  await forEachAtMost(availableParallelism(), items, ({ table, id, picture }) =>
    makeUnlessCurrent(folder, picture.slice(1), stamp, async () => {
      const row = await readSharedRow(source.database, table, id);
      return row && drawings.ofRow(table, row, settings.association_name, source);
    }),
  );
}
