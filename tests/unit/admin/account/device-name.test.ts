import { expect, test } from 'vitest';
import { deviceName } from '../../../../admin/account/device-name';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome, Windows', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36`],
  ['Edge, Windows', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ['Opera, Windows', `${WINDOWS} Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0`],
  ['Safari, iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome, iPhone', `${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
  ['Safari, iPad', `${IPAD} Version/17.7 Mobile/15E148 Safari/604.1`],
  ['Safari, macOS', `${MAC} Version/18.6 Safari/605.1.15`],
  ['Chrome, Android', `${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet, Android', `${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ['Firefox, Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
])('a user agent becomes %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([null, '', 'node', 'curl/8.5.0'])('the user agent %o is an unknown device', (userAgent) => {
  expect(deviceName(userAgent)).toBe('Bilinmeyen cihaz');
});
