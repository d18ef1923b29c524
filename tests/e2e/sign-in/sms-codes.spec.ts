import { expectAccessibleAtBothSizes, expectToFit } from '../support/accessibility';
import { changePassword, DESKTOP, expectRefusal, NEW_PASSWORD, PHONE } from '../support/identity';
import { openForm, save, title } from '../support/row-form';
import { FactorServer } from '../support/second-step';
import { test } from '../support/sign-in-site';
import { answer, codeField, press, SEND, SENT, TELEPHONE } from '../support/sms-codes';
import { expect } from '../support/test';

test.describe.configure({ timeout: 120_000 });

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a sign-in sends its code when asked, finds it again after a reload, and replaces one that has expired', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      const account = await backend.createAccount('sms-ile', { isAdmin: true });
      const server = new FactorServer(context, site, backend, account);
      await server.add('phone', TELEPHONE);
      complaints.allow(/\b422\b/);
      await page.goto('/admin/takvim');
      await page.waitForURL('**/giris?redirect=*');
      await admin.fillLogin(account);
      await press(page, 'Giriş Yap');
      await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama' })).toBeVisible();
      const send = page.getByRole('button', { name: SEND });
      await expect(send).toBeVisible();
      await expect(page.getByText('0532 765')).toHaveCount(0);
      expect(server.messages).toEqual([]);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await send.click();
      await expect(page.getByText(SENT)).toBeVisible();
      await expect(codeField(page)).toBeFocused();
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);

      await page.reload();
      await expect(page.getByText(SENT)).toBeVisible();
      expect(server.messages).toHaveLength(1);
      await answer(page, '000000');
      await expect(page.getByRole('alert')).toContainText('Kod hatalı.');

      server.isExpired = true;
      await answer(page, server.code);
      await expect(
        page.getByText('Önceki kodun süresi doldu; 21 ile biten numaraya yeni bir kod'),
      ).toBeVisible();
      await expect(codeField(page)).toHaveValue('');
      expect(server.messages).toHaveLength(2);
      await answer(page, server.code);
      await page.waitForURL(/\/admin\/takvim(\?|$)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a save that is refused for the missing second step goes on after the code of a message', async ({
      admin,
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      complaints.allow(/\b4(?:03|22|29)\b/);
      const account = await backend.createAccount('formda', { isAdmin: true });
      const id = await backend.createAnnouncement({ title: 'SMS’ten önce' });
      const changed = `SMS ile değişen ${Date.now()}`;
      const server = new FactorServer(context, site, backend, account);
      await admin.signIn(account);
      await openForm(page, id);
      await title(page).fill(changed);
      await server.add('phone', TELEPHONE);
      await save(page);
      const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulama' });
      await expect(dialog).toContainText('Yazdıklarınız duruyor;');
      await expect(dialog.getByRole('button', { name: SEND })).toBeVisible();
      expect(server.messages).toEqual([]);
      server.refusal = { status: 429, code: 'over_sms_send_rate_limit' };
      await press(page, SEND);
      await expect(dialog.getByRole('alert')).toContainText('Az önce bir SMS gönderildi.');
      await press(page, SEND);
      await expect(codeField(page)).toBeFocused();
      await expectAccessibleAtBothSizes(page);
      await page.setViewportSize(viewport);
      await answer(page, server.code);
      await expect(page.getByText('Taslak olarak kaydedildi.')).toBeVisible();
      expect(await backend.hasAnnouncement(changed)).toBe(true);
    });

    test('a forgotten password is replaced after the code of a message, and a refused one can be corrected', async ({
      backend,
      complaints,
      context,
      page,
      site,
    }) => {
      complaints.allow(/\b4(?:01|22)\b/);
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
      const account = await backend.createAccount('unutkan-sms', { isAdmin: true });
      const server = new FactorServer(context, site, backend, account);
      await server.add('phone', TELEPHONE);
      await page.goto('/giris/parolami-unuttum');
      await page.getByLabel('E-posta').fill(account.email);
      await press(page, 'Bağlantıyı gönder');
      const link = new RegExp(`To: ${account.email}[^]*?(https?://\\S+token_hash=\\S+)`);
      await expect.poll(() => site.readMails()).toMatch(link);
      const { pathname, search } = new URL(link.exec(await site.readMails())?.[1] ?? '');
      await page.goto(pathname + search);
      await changePassword(page, { fresh: account.password });
      await press(page, SEND);
      await expectAccessibleAtBothSizes(page);
      await page.setViewportSize(viewport);
      await answer(page, server.code);
      await expectRefusal(page, 'Yeni parola', /Yeni parola eskisinden farklı olmalı\./);
      await changePassword(page, { fresh: NEW_PASSWORD });
      await expect(page.getByRole('alert')).toContainText(
        'Parolanız değişti. Hesabınıza şunlarla da girilebiliyor; tanımadığınızı kaldırın.',
      );
      await expect(page.getByRole('list', { name: 'Doğrulama yöntemleri' })).toContainText(/SMS: .*eklendi/);
      await expectAccessibleAtBothSizes(page);
      await expectToFit(page, 320);
      await page.setViewportSize(viewport);
      await press(page, 'Yönetim paneline geç');
      await page.waitForURL('**/admin');
      expect(server.messages).toHaveLength(1);
    });
  });
}

test('a person whose only factor is of a kind without a screen is told so', async ({
  admin,
  backend,
  context,
  page,
  site,
}) => {
  const account = await backend.createAccount('anahtarli', { isAdmin: true });
  await new FactorServer(context, site, backend, account).add('webauthn', { name: 'Anahtar' });
  await page.goto('/giris');
  await admin.fillLogin(account);
  await press(page, 'Giriş Yap');
  await expect(page.getByText('Hesabınızdaki doğrulama yöntemi bu sitede kullanılamıyor.')).toBeVisible();
  await expectAccessibleAtBothSizes(page);
});
