import { expectAccessible } from '../../support/accessibility';
import { PHONE } from '../../support/identity';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

test('the overview says nothing of the server while all is well, and then what is not and what to do', async ({
  backend,
  page,
}) => {
  const system = page.getByRole('region', { name: 'Sistem' });
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: 'Son değişiklikler' })).toHaveAttribute('aria-busy', 'false');
  await expect(system).toHaveCount(0);
  const mend = await backend.failMail('a…@uye.example', 'E-posta sunucusuna ulaşılamadı.');
  try {
    await page.reload();
    await expect(
      system.getByRole('heading', {
        name: 'Son 7 günde 1 e-posta gönderilemedi. Sonuncusu (a…@uye.example): E-posta sunucusuna ulaşılamadı.',
      }),
    ).toBeVisible();
    await expect(system).toContainText(
      'Adresi ve e-posta sunucusunun ayarını (SMTP_URL) denetleyin; bekleyen kişiye siz haber verin.',
    );
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await system.scrollIntoViewIfNeeded();
    await expect(system).toBeInViewport();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  } finally {
    await mend();
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Son değişiklikler' })).toHaveAttribute('aria-busy', 'false');
  await expect(system).toHaveCount(0);
});
