import { DESK } from '../support/row-form';
import { expect, test } from '../support/test';

test.use({ as: 'admin' });

for (const size of [DESK, { width: 390, height: 844 }]) {
  test(`removing photos keeps the position in the album, ${size.width} pixels wide`, async ({
    backend,
    page,
  }) => {
    const gallery = Array.from({ length: 14 }, (_, index) => `/favicon.svg?${index + 1}`);
    const { id } = await backend.createEvent({ title: 'Uzun albüm', gallery });
    await page.setViewportSize(size);
    await page.goto(`/admin/etkinlikler/${id}`);
    const remove = (position: number) =>
      page.getByRole('button', { name: `Kaldır: ${position}. fotoğraf`, exact: true });
    const list = page.getByRole('list', { name: 'Albümdeki fotoğraflar' });
    const shownPhotos = () =>
      list.locator('img').evaluateAll((photos) => photos.map((photo) => photo.getAttribute('src')));
    const top = async () => (await list.boundingBox())?.y;
    // By then the content above is loaded, and the bar with the buttons covers nothing.
    await expect(page.getByRole('toolbar')).toBeVisible();
    await remove(3).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const before = await top();

    await remove(3).click();
    await expect(list.getByRole('listitem')).toHaveCount(13);
    await expect(remove(3)).toBeFocused();
    expect(await shownPhotos()).not.toContain('/favicon.svg?3');
    expect(await top()).toBe(before);
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(12);
    await expect(remove(3)).toBeFocused();
    expect(await top()).toBe(before);

    await remove(12).click();
    await expect(remove(11)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Sona doğru: 2. fotoğraf' })).toHaveText('Sona doğru');
    await expect(page.getByRole('button', { name: 'Başa doğru: 2. fotoğraf' })).toHaveText('Başa doğru');
  });
}
