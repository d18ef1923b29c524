import { test } from '../support/test';
const PAGES: [string, string][] = [
  ['home', '/'],
  ['perks', '/uyelik/uyelere-avantajlar'],
  ['awards', '/mezunlarimiz/basari-onur-odulleri'],
  ['announcements', '/duyurular'],
  ['bulletins', '/duyurular/bulten-arsivi'],
];
test('shots', async ({ page }) => {
  test.setTimeout(240_000);
  for (const width of [390, 768, 1440])
    for (const [name, path] of PAGES) {
      if (width === 768 && !['home', 'announcements'].includes(name)) continue;
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/p4/d/${name}-${width}.png`, fullPage: name !== 'announcements', clip: undefined });
    }
});
