import type { Editor, EditorEvents } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { prepareImage, useStillPictures } from '../uploads/prepare-image';
import type { LibraryFile } from '../../data/files';
import { useUploads } from '../uploads/use-uploads';
import { Selection } from '@tiptap/pm/state';

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

export interface BodyPicture {
  readonly src: string;
  /** Null is not described yet, '' is decorative. */
  readonly alt: string | null;
}

export function selectedPicture(editor: Editor): string | null {
  const src: unknown = editor.getAttributes('image').src;
  return typeof src === 'string' ? src : null;
}

/** Returns a picture in the text with its description; null when the text no longer holds it. */
export function findPicture(editor: Editor, src: string): BodyPicture | null {
  const [first] = positionsOf(editor, src);
  const alt: unknown = first === undefined ? undefined : editor.state.doc.nodeAt(first)?.attrs.alt;
  return first === undefined ? null : { src, alt: typeof alt === 'string' ? alt : null };
}

/** Sets the description of every occurrence of a picture. The selection stays. */
export function describePicture(editor: Editor, { src, alt }: BodyPicture): void {
  editor.commands.command(({ tr }) => {
    for (const position of positionsOf(editor, src)) tr.setNodeAttribute(position, 'alt', alt);
    return true;
  });
}

export function removePicture(editor: Editor, src: string): void {
  editor.commands.command(({ tr }) => {
    for (const position of positionsOf(editor, src).reverse()) tr.delete(position, position + 1);
    return true;
  });
}

/** Inserts a picture behind the paragraph at `position`, or in place of an empty one: no sentence is split. */
function insertPicture(
  editor: Editor,
  position: number,
  picture: Pick<BodyPicture, 'src'> & Partial<BodyPicture>,
): void {
  const around = editor.state.doc.resolve(position);
  const isInSentence = around.parent.isTextblock && around.parent.content.size > 0;
  editor.commands.insertContentAt(
    isInSentence ? around.after() : position,
    { type: 'image', attrs: picture },
    { updateSelection: false },
  );
  // Moves the cursor off the picture, otherwise the next letter would replace it.
  if (selectedPicture(editor) !== picture.src) return;
  editor.commands.command(({ tr }) => {
    tr.setSelection(Selection.near(tr.selection.$to));
    return true;
  });
}

function positionsOf(editor: Editor, src: string): number[] {
  const positions: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === src) positions.push(position);
  });
  return positions;
}
