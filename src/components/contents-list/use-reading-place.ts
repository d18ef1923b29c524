import { useEffect, useRef, useState, type RefObject } from 'react';

/** A section counts as read once its text passes under the bar; an anchor's own section starts just above this line. */
const LINE_PX = 96;

interface ReadingPlace {
  /** For the list of links: it keeps the current one in sight. */
  list: RefObject<HTMLOListElement | null>;
  currentId: string | undefined;
}

/** Follows the reading: the current section is the first one that reaches below the fixed bar. */
export function useReadingPlace(sections: readonly { readonly id: string }[]): ReadingPlace {
  const list = useRef<HTMLOListElement>(null);
  const [currentId, setCurrentId] = useState<string>();

  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrentId(sections.find(({ id }) => visible.has(id))?.id);
      },
      { rootMargin: `-${LINE_PX}px 0px 0px 0px` },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !link) return;
    // Only the list scrolls: scrollIntoView would move the page away from its reader.
    const { offsetTop, offsetHeight } = link;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [currentId]);

  return { list, currentId };
}
