import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { prepareImage } from '../uploads/prepare-image';
import type { LibraryFile } from '../../data/files';
import { useStillPictures } from '../uploads/use-still-pictures';
import { useUploads } from '../uploads/use-uploads';
import { insertPicture } from './body-picture';

/** Uploads pictures into an editor's text, which can be edited meanwhile. `onInserted` is called after each. */
export function usePictureUploads(editor: Editor, folder: string, onInserted: (src: string) => void) {
  const position = useRef(0);

  useEffect(() => {
    const follow = ({ transaction }: EditorEvents['transaction']) => {
      position.current = transaction.mapping.map(position.current);
    };
    editor.on('transaction', follow);
    return () => void editor.off('transaction', follow);
  }, [editor]);

  async function insert(pictures: readonly Pick<LibraryFile, 'address' | 'alt'>[]): Promise<void> {
    for (const { address: src, alt } of pictures) {
      const size = await pictureSize(src);
      if (editor.isDestroyed) return;
      insertPicture(editor, position.current, { src, alt, ...size });
      onInserted(src);
    }
  }

  const toStills = useStillPictures();
  const { items, add, retry, cancel } = useUploads(
    { folder },
    (addresses) => void insert(addresses.map((address) => ({ address, alt: null }))),
  );
  return {
    items,
    retry,
    cancel,
    /** Inserts stored pictures with what the library says about them. */
    insert: (pictures: readonly Pick<LibraryFile, 'address' | 'alt'>[], at: number) => {
      position.current = at;
      void insert(pictures);
    },
    add: (files: readonly File[], at: number) => {
      position.current = at;
      void toStills(files).then((stills) => add(stills, prepareImage));
    },
  };
}

/** With its size in pixels the page reserves a picture's space before it loads. */
async function pictureSize(src: string): Promise<{ width: number; height: number } | null> {
  const picture = Object.assign(new Image(), { src });
  try {
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } catch {
    return null;
  }
}
