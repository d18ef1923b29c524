import { todayInIstanbul } from '../../../../src/lib/dates/dates';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });
test.afterEach(({ backend }) => backend.deleteLaterDues());

const FEE_PAGES = ['/uyelik/uyelik-aidati', '/uyelik/nasil-uye-olunur', '/aidat'];

test('next year’s fee waits, this year’s is seen', async ({ admin, backend, page, visitor }) => {
  await backend.deleteLaterDues();
  const year = Number(todayInIstanbul().slice(0, 4));
  const shown = async (path: string) => (await visitor.request.get(path)).text();
  const input = (label: string) =>
    admin.form.locator('input:not([type=file])').and(admin.form.getByLabel(label, { exact: true }));
  const setFee = async (of: number, annual: string) => {
    await page.goto('/admin/aidatlar/yeni');
    await input('Yıl').fill(String(of));
    await input('Yıllık aidat').fill(annual);
    await input('Giriş ödentisi').fill('30');
    await admin.saveAndClose();
  };

  await setFee(year + 1, '1250,50');
  await setFee(year, '975');
  for (const path of FEE_PAGES) {
    await expect.poll(() => shown(path)).toContain(`${year} yılı aidatı`);
    expect(await shown(path)).not.toContain(`${year + 1} yılı aidatı`);
    await visitor.goto(path);
    await expect(visitor.getByRole('main').getByText('975 TL', { exact: true })).toBeVisible();
  }
  await expect(visitor.getByRole('textbox', { name: 'Aidat tutarı (TL)' })).toHaveValue('975');
});
