/** The parts of a key press that a shortcut looks at. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Takes a key press and the value of an `aria-keyshortcuts` attribute ('Control+K Meta+K /'); says whether it was one of
 * them. Shift is not looked at: on a Turkish keyboard '/' and '?' need it.
 */
export function isPressed({ key, ctrlKey, metaKey, altKey }: KeyPress, shortcuts: string): boolean {
  return shortcuts.split(' ').some((shortcut) => {
    const modifiers = shortcut.split('+');
    const wanted = modifiers.pop() ?? '';
    return (
      key.toLowerCase() === wanted.toLowerCase() &&
      ctrlKey === modifiers.includes('Control') &&
      metaKey === modifiers.includes('Meta') &&
      !altKey
    );
  });
}

/** Takes an element; says whether a letter typed there is text, or chooses something there. */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=textbox], [role=listbox], [role=menu]') !== null)
  );
}
