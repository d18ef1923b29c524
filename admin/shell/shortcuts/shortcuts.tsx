import { useEffect, useEffectEvent, useRef, Fragment, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { webStorage } from '../../lib/browser/web-storage';
import { useResources } from '../../data/access';
import type { RowLink } from '../../screens/row/row-title';
import { tabsOf } from '../search/destinations';
import { Modal, Switch } from 'antd';
import { shortcutTexts } from '../../i18n/app';
import styles from './shortcuts.module.css';

/** The tabs that a digit leads to. */
function useDigitTabs(): readonly RowLink[] {
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
function areSingleKeysOn(): boolean {
  return webStorage('localStorage').getItem(STORED_AS) !== OFF;
}

/** Turns single-key shortcuts on or off for this browser. */
function setSingleKeys(isOn: boolean): void {
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

const { keys: words } = shortcutTexts;
/** The label of the control key. Shortcuts use ⌘ on a Mac. */
const CONTROL = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Keys are pressed one after another. */
const SHORTCUTS = [
  { keys: [`${CONTROL} K`], does: words.search },
  { keys: ['/'], does: words.listSearch },
  { keys: ['N'], does: words.create },
  { keys: [`${CONTROL} S`], does: words.save },
  { keys: [`${CONTROL} Z`], does: words.undo },
  { keys: ['Esc'], does: words.close },
];

/** The list of all shortcuts, and the switch for single-key ones. */
export function ShortcutHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [areOn, setAreOn] = useState(areSingleKeysOn);
  const switchId = useId();
  const list = useRef<HTMLDListElement>(null);
  const shortcuts = [
    ...SHORTCUTS,
    ...useDigitTabs().map(({ title }, index) => ({ keys: ['G', String(index)], does: words.tab(title) })),
    { keys: ['?'], does: words.help },
  ];

  // Ant Design moves the focus only after its animation, so Escape is handled from the start.
  useEffect(() => {
    if (isOpen) list.current?.focus();
  }, [isOpen]);

  return (
    <Modal open={isOpen} title={shortcutTexts.title} footer={null} onCancel={onClose}>
      <dl ref={list} tabIndex={-1} className={styles.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span className={styles.then}>{shortcutTexts.then}</span>}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.single}>
        <Switch
          id={switchId}
          aria-describedby={`${switchId}-help`}
          checked={areOn}
          onChange={(isOn) => {
            setSingleKeys(isOn);
            setAreOn(isOn);
          }}
        />
        <label htmlFor={switchId}>{shortcutTexts.single}</label>
        <p id={`${switchId}-help`}>{shortcutTexts.singleHelp}</p>
      </div>
    </Modal>
  );
}
