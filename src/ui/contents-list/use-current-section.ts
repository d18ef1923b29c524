import { useEffect, useRef, useState, type RefObject } from 'react';
import { currentSection } from './current-section';

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
