import Bowser from 'bowser';
import { identityTexts } from '../i18n/identity';

/** Where the library's name is longer than the one people know. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Takes what a browser called itself, gives the device in words: 'Chrome, Windows', 'Safari, iPhone'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return identityTexts.devices.unknown;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name && (SHORT_NAMES[browser.name] ?? browser.name);
  // Only Apple's devices are known by their model; others hide it or write a number.
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return [name, device].filter(Boolean).join(', ') || identityTexts.devices.unknown;
}
