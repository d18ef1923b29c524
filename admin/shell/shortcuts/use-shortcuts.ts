import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { webStorage } from '../../lib/web-storage';
import { useResources } from '../../data/rights';
import type { RowLink } from '../../screens/row/row-title';
import { tabsOf } from '../search/destinations';
import { activate, controlFor, isTextEdit, openDialog, takesKeys } from './key-press';

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
