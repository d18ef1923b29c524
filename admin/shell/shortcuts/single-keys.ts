const STORED_AS = 'dernek-tek-tus';
const OFF = 'kapali';

/**
 * Whether single-key shortcuts are on. Speech input turns them off, because every spoken letter would trigger
 * one.
 */
export function areSingleKeysOn(): boolean {
  return window.localStorage.getItem(STORED_AS) !== OFF;
}

/** Turns single-key shortcuts on or off for this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(STORED_AS);
  else window.localStorage.setItem(STORED_AS, OFF);
}
