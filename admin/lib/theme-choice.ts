import { useState, useSyncExternalStore } from 'react';
import { APPEARANCE_KEYS, readTheme, showTheme, type Theme } from '../../src/lib/appearance';
import { webStorage } from './web-storage';

const listeners = new Set<() => void>();

/** The scheme that was chosen on this device. */
function chosenTheme(): Theme {
  return readTheme(webStorage('localStorage').getItem(APPEARANCE_KEYS.theme));
}

/** Keeps the scheme on this device and shows it. */
export function chooseTheme(theme: Theme): void {
  webStorage('localStorage').setItem(APPEARANCE_KEYS.theme, theme);
  showTheme(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the chosen scheme, updated when it changes, and shows it: styles are read after the first call. */
export function useChosenTheme(): Theme {
  useState(() => showTheme(chosenTheme()));
  return useSyncExternalStore(subscribe, chosenTheme);
}
