/** The parts of a key press that a shortcut checks. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * Whether a key press matches the value of an `aria-keyshortcuts` attribute ('Control+K Meta+K /'). Shift is
 * ignored, because '/' and '?' need it on a Turkish keyboard.
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

/** Whether an element uses letter keys itself, to type or to choose. */
export function takesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        'input:not([type=checkbox]), textarea, select, [role=textbox], [role=listbox], [role=menu]',
      ) !== null)
  );
}

/** Whether a key press means the text in which it happens: undo there, or redo, which is no shortcut. */
export function isTextEdit({ key, shiftKey, target }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (shiftKey || takesKeys(target));
}
