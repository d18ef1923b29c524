import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';

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
export function insertPicture(
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
