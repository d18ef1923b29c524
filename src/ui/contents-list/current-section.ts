/** A section counts as read once it passes under the bar and the contents' line; an anchor's own section starts just above this. */
const LINE_PX = 144;

interface SectionBox {
  readonly id: string;
  /** Pixels from the top of the window. */
  readonly top: number;
  readonly bottom: number;
}

interface View {
  readonly isAtEnd: boolean;
  /** Of the window, in pixels. */
  readonly height: number;
  /** The section that the address names; empty for none. */
  readonly askedId: string;
}

/**
 * The first section that reaches below the bar, the last one below the text. Where the page ends, sections can rise no
 * further: there it is the one that the address names, if it is in sight, else the last.
 */
export function currentSection(
  boxes: readonly SectionBox[],
  { isAtEnd, height, askedId }: View,
): string | undefined {
  const below = boxes.filter(({ bottom }) => bottom > LINE_PX);
  const asked = below.find(({ id, top }) => id === askedId && top < height);
  return ((isAtEnd ? asked : below[0]) ?? boxes.at(-1))?.id;
}
