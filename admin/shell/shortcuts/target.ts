import { isPressed, type KeyPress } from './pressed';

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
