import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Account } from './backend';
import { unlikeOthers } from './pictures';
import { publish, save } from './row-form';

interface AnnouncementForm {
  title: string;
  lead?: string;
  body?: string;
  isFeatured?: boolean;
  withCover?: boolean;
}

/** An administrator's actions in the back office, by its labels. */
export class Administrator {
  constructor(
    readonly page: Page,
    private readonly owner: Account,
  ) {}

  get form(): Locator {
    return this.page.getByRole('dialog');
  }

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ hasText: title });
  }

  async fillLogin({ email, password }: Account = this.owner): Promise<void> {
    await this.page.getByLabel('E-posta').fill(email);
    await this.page.getByLabel('Parola', { exact: true }).fill(password);
  }

  /** `isRemembered` keeps the device signed in; otherwise the session ends with the browser. */
  async signIn(account: Account = this.owner, { isRemembered = false } = {}): Promise<void> {
    await this.page.goto('/giris');
    await this.fillLogin(account);
    if (isRemembered) await this.page.getByRole('checkbox', { name: 'Bu cihazda açık kal' }).check();
    await this.page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await this.page.waitForURL(/\/admin/);
  }

  /** Opens an address of the back office, which asks who it is first. */
  async signInTo(address: string, account: Account = this.owner): Promise<void> {
    await this.page.goto(address);
    await this.page.waitForURL('**/giris?redirect=*');
    await this.fillLogin(account);
    await this.page.getByRole('button', { name: 'Giriş Yap', exact: true }).click();
    await this.page.waitForURL(({ pathname }) => pathname === address.replace(/\?.*/, ''));
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Merhaba, / }).click();
    // A click can miss the item while the menu is still opening.
    await this.page.getByRole('menuitem', { name: 'Çıkış' }).press('Enter');
  }

  async openAnnouncements(): Promise<void> {
    await this.page.goto('/admin/duyurular');
    await expect(this.page.getByRole('button', { name: 'Yeni duyuru', exact: true })).toBeVisible();
  }

  async startAnnouncement(): Promise<void> {
    await this.page.getByRole('button', { name: 'Yeni duyuru', exact: true }).click();
    await expect(this.form.getByLabel('Başlık', { exact: true })).toBeVisible();
  }

  async fillAnnouncement(announcement: AnnouncementForm): Promise<void> {
    await this.form.getByLabel('Başlık', { exact: true }).fill(announcement.title);
    if (announcement.lead) await this.form.getByLabel('Spot', { exact: true }).fill(announcement.lead);
    if (announcement.body) {
      await this.form.getByRole('textbox', { name: 'Metin' }).click();
      await this.page.keyboard.insertText(announcement.body);
    }
    if (announcement.isFeatured)
      await this.form.getByRole('switch', { name: 'Ana sayfada öne çıkar' }).click();
    if (announcement.withCover) await this.chooseCover();
  }

  async save(): Promise<void> {
    await save(this.page);
  }

  async saveAndClose(): Promise<void> {
    await this.save();
    await expect(this.form).toHaveCount(0);
  }

  async publishAndClose(): Promise<void> {
    await publish(this.page);
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  async createAnnouncement({
    isPublished = false,
    ...announcement
  }: AnnouncementForm & { isPublished?: boolean }): Promise<void> {
    await this.startAnnouncement();
    await this.fillAnnouncement(announcement);
    await (isPublished ? this.publishAndClose() : this.saveAndClose());
    await expect(this.row(announcement.title)).toBeVisible();
  }

  async deleteAnnouncement(title: string): Promise<void> {
    await this.row(title)
      .getByRole('button', { name: `Sil: ${title}` })
      .click();
    const question = this.page.getByRole('dialog').filter({ hasText: 'Bu duyuruyu silmek istiyor musun?' });
    await question.getByRole('button', { name: 'Sil' }).click();
  }

  private async chooseCover(): Promise<void> {
    const picture = sharp({
      create: { width: 1200, height: 800, channels: 3, background: { r: 123, g: 30, b: 43 } },
    });
    await this.form.locator('input[type=file][aria-label="Kapak resmi"]').setInputFiles({
      name: 'kapak.png',
      mimeType: 'image/png',
      buffer: unlikeOthers(await picture.png().toBuffer()),
    });
    await this.page.getByRole('button', { name: 'Kırpmadan kullan' }).click();
    await expect(this.form.getByRole('img', { name: 'Kapak resmi önizlemesi' })).toBeVisible();
  }
}
