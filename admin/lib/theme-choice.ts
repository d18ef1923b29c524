import { useState, useSyncExternalStore } from 'react';
import { webStorage } from './web-storage';

/** The colour schemes that a person can choose on a device; the first follows the system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'dernek-gorunum';
const listeners = new Set<() => void>();

/** The scheme that was chosen on this device. */
function chosenTheme(): Theme {
  const stored = webStorage('localStorage').getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** src/styles/tokens.css reads the attribute. */
function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Keeps the scheme on this device and shows it. */
export function chooseTheme(theme: Theme): void {
  webStorage('localStorage').setItem(KEY, theme);
  apply(theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the chosen scheme, updated when it changes, and shows it: styles are read after the first call. */
export function useChosenTheme(): Theme {
  useState(() => apply(chosenTheme()));
  return useSyncExternalStore(subscribe, chosenTheme);
}
