import { isPressed, type KeyPress } from './pressed';

const WITH_SHORTCUT = '[aria-keyshortcuts]';
const DIALOG = '[aria-modal="true"], dialog[open]';

/** Gives the dialog that everything else waits for, the innermost if there are several. */
export function openDialog(): Element | undefined {
  return [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.checkVisibility()).at(-1);
}

/** Takes a key press; gives the control it stands for, in the open dialog or, without one, on the page: the one nearest to the content if several claim it. */
export function controlFor(press: KeyPress): HTMLElement | undefined {
  const scope = openDialog() ?? document;
  return [...scope.querySelectorAll<HTMLElement>(WITH_SHORTCUT)]
    .filter((element) => isPressed(press, element.getAttribute('aria-keyshortcuts') ?? ''))
    .filter((element) => element.checkVisibility())
    .at(-1);
}

/** Does what the control is for: a field is gone to, anything else is pressed. */
export function activate(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
  } else control.click();
}
