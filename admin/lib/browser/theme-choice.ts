import { useState, useSyncExternalStore } from 'react';
import { APPEARANCE_KEYS, readTheme, showTheme, type Theme } from '../../../src/lib/appearance';
import { announceChoice, subscribe } from './own-choices';
import { webStorage } from './web-storage';

function chosenTheme(): Theme {
  return readTheme(webStorage('localStorage').getItem(APPEARANCE_KEYS.theme));
}

export function chooseTheme(theme: Theme): void {
  webStorage('localStorage').setItem(APPEARANCE_KEYS.theme, theme);
  showTheme(theme);
  announceChoice();
}

/** Returns the chosen scheme, updated when it changes, and shows it: styles are read after the first call. */
export function useChosenTheme(): Theme {
  useState(() => showTheme(chosenTheme()));
  return useSyncExternalStore(subscribe, chosenTheme);
}
