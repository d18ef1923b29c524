import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { prepareImage } from '../uploads/prepare-image';
import type { LibraryFile } from '../../data/files';
import { useStillPictures } from '../uploads/use-still-pictures';
import { useUploads, type Uploads } from '../uploads/use-uploads';
import { insertPicture } from './body-picture';

interface PictureUploads extends Pick<Uploads, 'items' | 'retry' | 'cancel'> {
  /** Uploads files and inserts them at a position in the text. The text can be edited meanwhile. */
  readonly add: (files: readonly File[], position: number) => void;
  /** Inserts stored pictures with what the library says about them. */
  readonly insert: (files: readonly Pick<LibraryFile, 'address' | 'alt'>[], position: number) => void;
}

/** Uploads pictures into an editor's text. `onInserted` is called after each. */
export function usePictureUploads(
  editor: Editor,
  folder: string,
  onInserted: (src: string) => void,
): PictureUploads {
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
    insert: (pictures, at) => {
      position.current = at;
      void insert(pictures);
    },
    add: (files, at) => {
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
