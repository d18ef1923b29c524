import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabs } from '../../search/destinations';
import { isTextEdit, takesKeys } from './pressed';
import { areSingleKeysOn } from './single-keys';
import { activate, controlFor, openDialog } from './target';

/** How long after 'g' the digit of a tab may follow, in milliseconds. */
const SEQUENCE_MS = 1500;

/**
 * Handles the shortcuts of the whole back office. A control declares its own in `aria-keyshortcuts`. Single
 * keys are ignored while something is typed, while a dialog is open, and when the person has turned them off.
 */
export function useShortcuts(onHelp: () => void): void {
  const navigate = useNavigate();
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
    const tab = isSequence ? tabs[Number(event.key)] : undefined;
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
