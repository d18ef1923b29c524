const STORED_AS = 'dernek-tek-tus';
const OFF = 'kapali';

/** Whether shortcuts of one key act; who speaks to the computer turns them off, or every spoken letter would be one. */
export function areSingleKeysOn(): boolean {
  return window.localStorage.getItem(STORED_AS) !== OFF;
}

/** Turns the shortcuts of one key on or off, in this browser and until it is changed again. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) window.localStorage.removeItem(STORED_AS);
  else window.localStorage.setItem(STORED_AS, OFF);
}
