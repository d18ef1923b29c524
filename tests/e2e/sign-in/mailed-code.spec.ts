import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import {
  askForCodes,
  changePassword,
  DESKTOP,
  expectRefusal,
  NEW_PASSWORD,
  PHONE,
} from '../support/identity';
import { expect, test } from '../support/test';

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('an old session changes its password with a mailed code; each refusal is shown beside it, and nothing typed is lost', async ({
      admin,
      backend,
      complaints,
      page,
    }) => {
      const account = await backend.createAccount('eski-oturum', { isAdmin: true });
      await admin.signIn(account);
      const server = await askForCodes(page);
      complaints.allow(/\b4(?:00|22|29)\b/);
      await page.goto('/admin/hesap');
      const code = page.getByLabel('E-postanıza gelen kod');
      const help = page.locator('section').filter({ has: code }).getByRole('status');
      await expect(page.getByLabel('Şimdiki parola')).toBeVisible();
      await expect(code).toHaveCount(0);

      await changePassword(page, { current: account.password, fresh: NEW_PASSWORD });
      await expect(code).toBeFocused();
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code).toHaveAccessibleDescription(new RegExp(`Kod ${account.email} adresine gönderildi`));
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      const change = page.getByRole('button', { name: 'Parolayı değiştir' });
      await code.fill('12');
      await change.click();
      await expectRefusal(page, 'E-postanıza gelen kod', /İletideki kodun tüm rakamlarını yazın\./);
      await code.fill('0000000000');
      await change.click();
      await expectRefusal(page, 'E-postanıza gelen kod', /Kod hatalı, süresi dolmuş ya da daha önce/);
      await expect(code).toBeFocused();

      server.isTooSoon = true;
      await page.getByRole('button', { name: 'Yeni kod gönder' }).click();
      await expect(help).toContainText('Az önce bir kod gönderildi. O kodu yazın;');
      server.isTooSoon = false;
      await page.getByRole('button', { name: 'Yeni kod gönder' }).click();
      await expect(help).toContainText(`Yeni kod ${account.email} adresine gönderildi;`);
      await expect(code).toHaveValue('');

      await page.getByLabel('Şimdiki parola').fill('başka bir parola');
      await code.fill(server.code);
      await change.click();
      await expectRefusal(page, 'Şimdiki parola', 'Şimdiki parolanız bu değil. Yeniden yazın.');
      await expect(page.getByLabel('Şimdiki parola')).toBeFocused();
      await expect(help).toContainText('Önceki kod son denemede kullanıldı;');
      await expect(code).toHaveValue('');

      await expect(page.getByLabel('Yeni parola', { exact: true })).toHaveValue(NEW_PASSWORD);
      await page.getByLabel('Şimdiki parola').fill(account.password);
      await code.fill(server.code.replace(/^(.{5})/, '$1 '));
      await change.click();
      await expect(page.getByText('Parolanız değişti. Diğer cihazlardaki')).toBeVisible();
      await expect(code).toHaveCount(0);
      await page.getByRole('button', { name: 'Çıkış', exact: true }).click();
      await page.waitForURL('**/giris');
      await admin.signIn({ ...account, password: NEW_PASSWORD });
    });
  });
}
