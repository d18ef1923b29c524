import { type RefObject, useEffect, useRef, useState } from 'react';

interface CurrentSection {
  /** The ref of the list of links, which scrolls to the current one. */
  list: RefObject<HTMLOListElement | null>;
  currentId: string | undefined;
}

/** Tracks the current section while the page scrolls. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): CurrentSection {
  const list = useRef<HTMLOListElement>(null);
  const [currentId, setCurrentId] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrentId(currentSection(boxesOf(sections), currentView())));
    };
    follow();
    for (const event of ['scroll', 'resize', 'hashchange']) window.addEventListener(event, follow);
    return () => {
      cancelAnimationFrame(frame);
      for (const event of ['scroll', 'resize', 'hashchange']) window.removeEventListener(event, follow);
    };
  }, [sections]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    // Scrolls only the list; scrollIntoView would also scroll the page.
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [currentId]);

  return { list, currentId };
}

function boxesOf(sections: readonly { readonly id: string }[]) {
  return sections.flatMap(({ id }) => {
    const box = document.getElementById(id)?.getBoundingClientRect();
    return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
  });
}

function currentView() {
  const { scrollHeight } = document.documentElement;
  return {
    isAtEnd: Math.ceil(window.scrollY + window.innerHeight) >= scrollHeight,
    height: window.innerHeight,
    askedId: window.location.hash.slice(1),
  };
}

/** A section is current once its start passes this line, to which an anchor scrolls it. */
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
function currentSection(
  boxes: readonly SectionBox[],
  { isAtEnd, height, askedId }: View,
): string | undefined {
  const below = boxes.filter(({ bottom }) => bottom > LINE_PX);
  const asked = below.find(({ id, top }) => id === askedId && top < height);
  return ((isAtEnd ? asked : below[0]) ?? boxes.at(-1))?.id;
}
