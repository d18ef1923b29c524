/**
 * A section is current once its start passes this line, below the bar and the contents' line. An anchor scrolls its
 * section to just above it.
 */
const LINE_PX = 144;

interface SectionBox {
  readonly id: string;
  /** In pixels from the top of the window. */
  readonly top: number;
  readonly bottom: number;
}

interface View {
  readonly isAtEnd: boolean;
  /** The window's height in pixels. */
  readonly height: number;
  /** The address's hash without '#'. */
  readonly askedId: string;
}

/**
 * Returns the id of the first section that reaches below the line, or of the last one after the text. At the end of the
 * page sections cannot scroll further, so it is the one in the address's hash if visible, else the last.
 */
export function currentSection(
  boxes: readonly SectionBox[],
  { isAtEnd, height, askedId }: View,
): string | undefined {
  const below = boxes.filter(({ bottom }) => bottom > LINE_PX);
  const asked = below.find(({ id, top }) => id === askedId && top < height);
  return ((isAtEnd ? asked : below[0]) ?? boxes.at(-1))?.id;
}
