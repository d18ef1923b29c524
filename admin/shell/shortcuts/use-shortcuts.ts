import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { webStorage } from '../../lib/browser/web-storage';
import { useResources } from '../../data/rights';
import type { RowLink } from '../../screens/row/row-title';
import { tabsOf } from '../search/destinations';

/** The tabs that a digit leads to. */
export function useDigitTabs(): readonly RowLink[] {
  return tabsOf(useResources()).slice(0, 10);
}
const STORED_AS = 'dernek-tek-tus';
const OFF = 'kapali';
/** How long after 'g' the digit of a tab may follow, in milliseconds. */
const SEQUENCE_MS = 1500;

/**
 * Whether single-key shortcuts are on. Speech input turns them off, because every spoken letter would trigger
 * one.
 */
export function areSingleKeysOn(): boolean {
  return webStorage('localStorage').getItem(STORED_AS) !== OFF;
}

/** Turns single-key shortcuts on or off for this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) webStorage('localStorage').removeItem(STORED_AS);
  else webStorage('localStorage').setItem(STORED_AS, OFF);
}

/**
 * Handles the shortcuts of the whole back office. A control declares its own in `aria-keyshortcuts`. Single
 * keys are ignored while something is typed, while a dialog is open, and when the person has turned them off.
 */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
  const digitTabs = useDigitTabs();
  const wentAt = useRef(-Infinity);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const isCombination = event.ctrlKey || event.metaKey;
    if (isTextEdit(event)) return;
    if (!isCombination && (takesKeys(event.target) || !areSingleKeysOn())) return;
    if (isCombination ? pressControl(event) : pressKey(event)) event.preventDefault();
  });

  function pressControl(event: KeyboardEvent): boolean {
    const control = controlFor(event);
    if (control) activate(control);
    return control !== undefined;
  }

  function pressKey(event: KeyboardEvent): boolean {
    if (openDialog()) return false;
    const isSequence = event.timeStamp - wentAt.current < SEQUENCE_MS;
    wentAt.current = event.key === 'g' ? event.timeStamp : -Infinity;
    const tab = isSequence ? digitTabs[Number(event.key)] : undefined;
    if (tab) void navigate(tab.to);
    else if (event.key === '?') onHelp();
    else return pressControl(event);
    return true;
  }

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', handleKey, { signal: controller.signal });
    return () => controller.abort();
  }, []);
}

/** The parts of a key press that a shortcut checks. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

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
function takesKeys(target: EventTarget | null): boolean {
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
function openDialog(): Element | undefined {
  return [...document.querySelectorAll(DIALOG)].filter((dialog) => dialog.checkVisibility()).at(-1);
}

/**
 * Returns the control for a key press, in the open dialog or otherwise on the page. If several match, the one
 * nearest to the content wins.
 */
function controlFor(press: KeyPress): HTMLElement | undefined {
  const scope = openDialog() ?? document;
  return [...scope.querySelectorAll<HTMLElement>(WITH_SHORTCUT)]
    .filter((element) => isPressed(press, element.getAttribute('aria-keyshortcuts') ?? ''))
    .filter((element) => element.checkVisibility())
    .at(-1);
}

/** Focuses a field and clicks anything else. */
function activate(control: HTMLElement): void {
  if (control instanceof HTMLInputElement) {
    control.focus();
    control.select();
  } else control.click();
}
