import Bowser from 'bowser';
import { identityTexts } from '../../i18n/identity';

/** Shorter names that people know, keyed by Bowser's names. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/** Returns the device in words for a user agent: 'Chrome, Windows', 'Safari, iPhone'. */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return identityTexts.unknownDevice;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name && (SHORT_NAMES[browser.name] ?? browser.name);
  // Only Apple's user agents name the model. Others hide it or give a number.
  const device = platform.vendor === 'Apple' ? (platform.model ?? os.name) : os.name;
  return [name, device].filter(Boolean).join(', ') || identityTexts.unknownDevice;
}
