import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';

/** The delay ignores a pointer that crosses the gap to the dropdown, or the bar on its way elsewhere. */
const HOVER_DELAY_MS = 120;

/** The open item of the menu bar, opened by mouse hover or by its button, one at a time. */
export function useDropdown() {
  const [openItem, setOpenItem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const openSoon = (item: string | null) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenItem(item), HOVER_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpenItem(null);
  };

  return {
    openItem,
    close,
    toggle: (item: string) => {
      clearTimeout(timer.current);
      setOpenItem((current) => (current === item ? null : item));
    },
    /** Handlers for the list item that holds the link, the button and the dropdown. */
    itemProps: (item: string) => ({
      onPointerEnter: openSoon(item),
      onPointerLeave: openSoon(null),
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || openItem !== item) return;
        event.currentTarget.querySelector('button')?.focus();
        close();
      },
    }),
  };
}
