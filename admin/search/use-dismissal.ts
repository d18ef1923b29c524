import { useEffect, type RefObject } from 'react';

/** While something floats open: Escape, a press outside its root, or focus leaving it calls `dismiss`. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) dismiss();
    };
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Before the dismissal: the field's own focus handler opens.
      root.current?.querySelector('input')?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', dismissOutside, { signal });
    document.addEventListener('focusin', dismissOutside, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    return () => controller.abort();
  }, [root, isOpen, dismiss]);
}
