import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

export interface BodyPicture {
  readonly src: string;
  /** Null is not described yet, '' is decorative. */
  readonly alt: string | null;
}

/** The picture selected in the editor, or null. */
export function selectedPicture(editor: Editor): string | null {
  const src: unknown = editor.getAttributes('image').src;
  return typeof src === 'string' ? src : null;
}

/** Returns a picture in the text with its description; null when the text no longer holds it. */
export function findPicture(editor: Editor, src: string): BodyPicture | null {
  const [first] = placesOf(editor, src);
  const alt: unknown = first === undefined ? undefined : editor.state.doc.nodeAt(first)?.attrs.alt;
  return first === undefined ? null : { src, alt: typeof alt === 'string' ? alt : null };
}

/** Sets the description of every occurrence of a picture. The selection stays. */
export function describePicture(editor: Editor, { src, alt }: BodyPicture): void {
  editor.commands.command(({ tr }) => {
    for (const place of placesOf(editor, src)) tr.setNodeAttribute(place, 'alt', alt);
    return true;
  });
}

/** Removes a picture from the text. */
export function removePicture(editor: Editor, src: string): void {
  editor.commands.command(({ tr }) => {
    for (const place of placesOf(editor, src).reverse()) tr.delete(place, place + 1);
    return true;
  });
}

/**
 * Inserts a picture behind the paragraph at `place`, so that no sentence is split. It replaces an empty
 * paragraph.
 */
export function insertPicture(editor: Editor, place: number, picture: Omit<BodyPicture, 'alt'>): void {
  const around = editor.state.doc.resolve(place);
  const isInSentence = around.parent.isTextblock && around.parent.content.size > 0;
  editor.commands.insertContentAt(
    isInSentence ? around.after() : place,
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

function placesOf(editor: Editor, src: string): number[] {
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'image' && node.attrs.src === src) places.push(place);
  });
  return places;
}
