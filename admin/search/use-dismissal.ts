import { useEffect, type RefObject } from 'react';

/** Calls `dismiss` on Escape, on a press outside the root, or when the focus leaves it. */
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
      // Before dismissing, because the field's focus handler opens the results.
      root.current?.querySelector('input')?.focus();
      dismiss();
    };
    document.addEventListener('pointerdown', dismissOutside, { signal });
    document.addEventListener('focusin', dismissOutside, { signal });
    document.addEventListener('keydown', dismissOnEscape, { signal });
    return () => controller.abort();
  }, [root, isOpen, dismiss]);
}
