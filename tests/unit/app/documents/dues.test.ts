import { expect, test } from 'vitest';
import { payment } from '../../../../src/content/dues';
import { site } from '../../../../src/content/site';
import { paths } from '../../../../src/lib/paths/paths';
import { renderPath } from '../fake-api';
import { openPage, textOf } from '../page-document';

test('the address aidat-odeme leads to the dues page', async () => {
  expect(await renderPath(paths.duesPayment)).toMatchObject({ status: 301, redirect: paths.dues });
});

test('the dues page is AİDAT ÖDEME, on a light bar', async () => {
  const { status, html } = await renderPath(paths.dues);
  expect(status).toBe(200);
  expect(html).toContain('data-theme="light"');
  expect(html).toMatch(/<h1[^>]*>AİDAT ÖDEME<\/h1>/);
});

test('payment and balance are asked for on other sites, in new tabs', async () => {
  const { main } = await openPage(paths.dues);
  for (const [href, name] of [
    [payment.onlineUrl, 'Aidat öde'],
    [payment.balanceUrl, 'Bakiye sorgula'],
  ]) {
    const link = main.querySelector(`a[href="${href}"]`);
    expect(link?.textContent).toContain(name);
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
  }
  expect(textOf(main)).toContain('Bilgi, üyelik kaydınızdaki e-posta adresine gönderilir.');
});

test('the account is shown with bank, branch, holder and IBAN in groups of four, and marked as a sample', async () => {
  const { main } = await openPage(paths.dues);
  const facts = textOf(main);
  expect(facts).toContain('Şube Örnek Şubesi (000)');
  expect(facts).toContain(`Hesap adı ${site.name}`);
  expect(facts).toContain('IBAN TR00 0000 0000 0000 0000 0000 00');
  expect(facts).toContain('Örnek hesaptır; bu numaraya ödeme yapılamaz.');
});

test('the sample IBAN has check digits that no bank accepts', () => {
  const rearranged = `${payment.iban.slice(4)}${payment.iban.slice(0, 4)}`;
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n).not.toBe(1n);
});

test('fees, the weekly posting, the provider’s cut and its worked example are in the document', async () => {
  const { main } = await openPage(paths.dues);
  const text = textOf(main);
  expect(text).toContain('Giriş ödentisi 20 TL');
  expect(text).toContain('2025 yılı aidatı 450 TL');
  expect(text).toContain('Bu yıl mezun olanlar giriş ödentisi ödemez.');
  expect(text).toContain('Banka yoluyla yapılan ödemeler üye sayfalarına haftada bir yansıtılır.');
  expect(text).toContain('Ödeme kuruluşu her ödemeden yüzde 5 kesinti yapar.');
  expect(text).toContain('450 TL aidat için 472,50 TL.');
  expect(main.querySelector(`a[href="${paths.refunds}"]`)).not.toBeNull();
});
