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
    target.closest(
      'input:not([type=checkbox]), textarea, select, [role=textbox], [role=listbox], [role=menu]',
    ) !== null
  );
}

/** Whether a key press means the text in which it happens: undo there, or redo, which is no shortcut. */
export function isTextEdit({ key, shiftKey, target }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (shiftKey || takesKeys(target));
}

const WITH_SHORTCUT = '[aria-keyshortcuts]';
const DIALOG = '[aria-modal="true"], dialog[open]';

/** Returns the innermost open modal dialog. */
export function openDialog(): Element | undefined {
  return [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.checkVisibility()).at(-1);
}

/**
 * Returns the control for a key press, in the open dialog or otherwise on the page. If several match, the one
 * nearest to the content wins.
 */
export function controlFor(press: KeyPress): HTMLElement | undefined {
  const scope = openDialog() ?? document;
  return [...scope.querySelectorAll<HTMLElement>(WITH_SHORTCUT)]
    .filter((element) => isPressed(press, element.getAttribute('aria-keyshortcuts') ?? ''))
    .filter((element) => element.checkVisibility())
    .at(-1);
}

/** Focuses a field and clicks anything else. */
export function activate(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
  } else control.click();
}
