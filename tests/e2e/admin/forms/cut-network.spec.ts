import type { Page } from '@playwright/test';
import type { Administrator } from '../../support/administrator';
import type { Backend } from '../../support/backend';
import { type Cut, cutNetwork, recordRequests } from '../../support/cut-network';
import { typeDate } from '../../support/dates';
import { PHONE } from '../../support/identity';
import { searched } from '../../support/list-address';
import { PictureField } from '../../support/picture-field';
import { plainPicture } from '../../support/pictures';
import { DESK, lead, openForm, press, publish, saveButton, title } from '../../support/row-form';
import { closeNotice, doFromMenu, notice, previewImport, tagged } from '../../support/rows';
import { expect, test } from '../../support/test';

test.use({ as: 'admin' });

const CREATION = 'POST /storage/v1/upload/resumable';
/** Says what the stored file is called. Without it the library shows the file by its stored name. */
const NAMING = 'POST /rest/v1/files';
const LONG_AGO = '2026-01-05T09:00:00Z';
const UNKNOWN = 'Kaydedilip kaydedilmediği belli değil.';

interface Tools {
  readonly page: Page;
  readonly admin: Administrator;
  readonly backend: Backend;
}

interface Story {
  readonly what: string;
  readonly list: string;
  /** The row from which the form begins. */
  readonly arrange?: (tools: Tools, name: string) => Promise<unknown>;
  /** Opens the form from the list. */
  readonly start: (tools: Tools, name: string) => Promise<void>;
  /** What is typed and chosen, which sends the requests of uploads. */
  readonly fill: (tools: Tools, name: string) => Promise<void>;
  /** The button that saves, and what the person reads then. */
  readonly button: string;
  readonly done: string;
  /** All requests of a save without a fault, in their order. */
  readonly requests: readonly string[];
  /** The cuts of each try, in the order in which the person meets them. Both window sizes take their turns. */
  readonly cuts: readonly (readonly Cut[])[];
  readonly prove: (tools: Tools, name: string) => Promise<void>;
}

const ROWS = 'POST /rest/v1/announcements';
const EVENTS = 'POST /rest/v1/events';
const DAYS = 'POST /rest/v1/calendar';
const CHANGE = 'PATCH /rest/v1/announcements';

const STORIES: readonly Story[] = [
  {
    what: 'a new announcement with a picture',
    list: 'duyurular',
    start: ({ admin }) => admin.startAnnouncement(),
    fill: async ({ page }, name) => {
      await title(page).fill(name);
      await lead(page).fill('Yazdığım giriş');
      const cover = new PictureField(page, 'Kapak resmi');
      await cover.choose(await plainPicture('#7b1e2b'));
      await cover.awaitStored();
    },
    button: 'Taslak olarak sakla',
    done: 'Taslak olarak saklandı.',
    requests: [CREATION, NAMING, ROWS],
    cuts: [
      [
        [CREATION, 'lost'],
        [NAMING, 'lost'],
        [ROWS, 'lost'],
      ],
      [
        [CREATION, 'unanswered'],
        [NAMING, 'unanswered'],
        [ROWS, 'unanswered'],
        ['POST /rest/v1/rpc/saved_row', 'lost'],
        ['GET /rest/v1/announcements', 'lost'],
      ],
    ],
    prove: async ({ backend }, row) => {
      const rows = await backend.titled('announcements', row);
      expect(rows).toMatchObject([{ lead: 'Yazdığım giriş', published_at: null }]);
      const name = rows[0]?.cover_url?.replace('/storage/v1/object/public/media/', '');
      expect(await backend.filesIn('announcements')).toContain(name);
    },
  },
  {
    what: 'an event that is published with its calendar entry',
    list: 'etkinlikler',
    start: ({ page }) => press(page, 'Yeni etkinlik'),
    fill: async ({ admin, page }, name) => {
      await title(page).fill(name);
      await lead(page).fill('Yazdığım giriş');
      await typeDate(admin.form.getByLabel('Başlangıç', { exact: true }), '2031-05-12T14:30');
      await admin.form.getByRole('switch', { name: 'Takvime de ekle' }).click();
    },
    button: 'Yayımla',
    done: 'Yayımlandı: sitede gör',
    requests: ['GET /rest/v1/events', EVENTS],
    cuts: [
      [
        ['GET /rest/v1/events', 'lost'],
        [EVENTS, 'lost'],
      ],
      [
        [EVENTS, 'unanswered'],
        ['POST /rest/v1/rpc/saved_row', 'unanswered'],
        ['GET /rest/v1/events', 'lost'],
        ['PATCH /rest/v1/events', 'unanswered'],
      ],
    ],
    prove: async ({ backend }, name) => {
      const rows = await backend.titled('events', name);
      expect(rows).toMatchObject([{ lead: 'Yazdığım giriş', published_at: expect.any(String) }]);
      expect(await backend.calendarDays(name)).toEqual(['2031-05-12']);
    },
  },
  {
    what: 'a change of a published announcement',
    list: 'duyurular',
    arrange: ({ backend }, name) =>
      backend.createAnnouncement({ title: name, lead: 'Eski giriş', published_at: LONG_AGO }),
    start: ({ page }, name) => page.getByRole('link', { name: `Düzenle: ${name}` }).click(),
    fill: async ({ page }) => {
      await lead(page).fill('Yazdığım giriş');
    },
    button: 'Değişiklikleri yayımla',
    done: 'Değişiklikler yayımlandı: sitede gör',
    requests: [CHANGE],
    cuts: [
      [
        [CHANGE, 'lost'],
        [CHANGE, 'unanswered'],
        ['GET /rest/v1/announcements', 'lost'],
      ],
    ],
    prove: async ({ backend }, name) => {
      const rows = await backend.titled('announcements', name);
      expect(rows.map(({ lead, published_at }) => [lead, Date.parse(published_at ?? '')])).toEqual([
        ['Yazdığım giriş', Date.parse(LONG_AGO)],
      ]);
    },
  },
  {
    what: 'a copy of an announcement',
    list: 'duyurular',
    arrange: ({ backend }, name) =>
      backend.createAnnouncement({
        title: `Aslı: ${name}`,
        lead: 'Kopyalanan giriş',
        published_at: LONG_AGO,
      }),
    start: ({ page }, name) => doFromMenu(page, `Aslı: ${name}`, 'Kopyasını oluştur'),
    fill: async ({ page }, name) => {
      await expect(page).toHaveURL(/\/yeni\?.*&kopya=\d+$/);
      await expect(title(page)).toHaveValue(`Aslı: ${name} (kopya)`);
      await expect(lead(page)).toHaveValue('Kopyalanan giriş');
      await title(page).fill(name);
      await lead(page).fill('Yazdığım giriş');
    },
    button: 'Taslak olarak sakla',
    done: 'Taslak olarak saklandı.',
    requests: [ROWS],
    cuts: [
      [
        [ROWS, 'lost'],
        [ROWS, 'unanswered'],
      ],
    ],
    prove: async ({ backend, page }, name) => {
      await expect(page).not.toHaveURL(/yeni|kopya/);
      const copies = await backend.titled('announcements', name);
      expect(copies).toMatchObject([{ lead: 'Yazdığım giriş', published_at: null }]);
      expect(await backend.titled('announcements', `Aslı: ${name}`)).toMatchObject([
        { lead: 'Kopyalanan giriş' },
      ]);
    },
  },
];

for (const [
  story,
  { what, list, arrange, start, fill, button, done, requests, cuts, prove },
] of STORIES.entries()) {
  const save = (page: Page) => (button === 'Yayımla' ? publish(page) : press(page, button));

  test(`${what} is saved by ${requests.join(', ')}, and once, as typed, when the network is cut`, async ({
    admin,
    backend,
    complaints,
    context,
    page,
  }) => {
    const tools = { admin, backend, page };
    const tag = crypto.randomUUID().slice(0, 8);
    const nameOf = (save: string | number) => `Kesilen ${save} ${tag}`;
    for (const save of ['hiç', ...cuts.keys()]) await arrange?.(tools, nameOf(save));
    await page.goto(searched(`/admin/${list}`, tag));

    await test.step('without a fault', async () => {
      const name = nameOf('hiç');
      await start(tools, name);
      await expect(saveButton(page)).toBeEnabled();
      const stop = recordRequests(page);
      await fill(tools, name);
      await save(page);
      await expect(notice(page, done)).toBeVisible();
      // The form's help reads the home page, and an upload asks whether its bytes are there.
      const isReading = (request: string) => request.startsWith('GET ') || request.includes('/rpc/');
      const sent = stop().filter((request) => !isReading(request) || requests.includes(request));
      expect([...new Set(sent)].slice(0, requests.length)).toEqual(requests);
      await prove(tools, name);
      expect(complaints.unexpected()).toEqual([]);
    });

    complaints.allow(/ERR_FAILED|Failed to (?:fetch|load resource)/, /answered 400: POST .*resumable/);
    for (const [place, cut] of cuts.entries()) {
      const size = (story + place) % 2 === 0 ? DESK : PHONE;
      await test.step(`at ${size.width} px: ${cut.map((one) => one.join(' ')).join(', ')}`, async () => {
        const name = nameOf(place);
        await closeNotice(page);
        await page.setViewportSize(size);
        const before = await backend.filesIn('announcements');
        await start(tools, name);
        const left = await cutNetwork(context, cut);
        await fill(tools, name);
        await save(page);
        const failure = admin.form.getByRole('alert');
        const foot = admin.form.getByRole('contentinfo').or(admin.form.locator('.ant-modal-footer'));
        for (;;) {
          await expect(notice(page, done).or(failure)).toBeVisible();
          if (await notice(page, done).isVisible()) break;
          await expect(failure).toHaveText(
            /^Sunucudan yanıt gelmedi; kaydedilip kaydedilmediği belli değil\./,
          );
          await expect(foot).toContainText(UNKNOWN);
          await expect(foot).not.toContainText(
            /Taslak: ziyaretçiler görmez|Yayında: |Yayımlanmamış değişiklik/,
          );
          await expect(lead(page)).toHaveValue('Yazdığım giriş');
          await press(page, button);
        }
        expect(left).toEqual([]);
        await prove(tools, name);
        const after = await backend.filesIn('announcements');
        expect(after).toHaveLength(before.length + (requests.includes(CREATION) ? 1 : 0));
        // Nothing of it is called half-written any more.
        await expect.poll(() => backend.countDrafts()).toBe(0);
      });
    }
  });
}

test('a draft that could not be thrown away after its row was saved goes a moment later', async ({
  backend,
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_FAILED/, /Failed to fetch/);
  const id = await backend.createAnnouncement({ title: tagged('Atılamayan'), lead: 'Eski giriş' });
  await openForm(page, id);
  await lead(page).fill('Yazdığım giriş');
  await expect(page.getByText(/^Saklandı/)).toBeVisible();
  const left = await cutNetwork(context, [['POST /rest/v1/rpc/discard_draft', 'lost']]);
  await press(page, 'Taslak olarak sakla');
  await expect(notice(page, 'Taslak olarak saklandı.')).toBeVisible();
  await expect.poll(() => backend.countDrafts(), { timeout: 20_000 }).toBe(0);
  expect(left).toEqual([]);
});

test('an import whose answer is lost in the middle goes on with the same line, and adds none twice', async ({
  backend,
  complaints,
  context,
  page,
}) => {
  complaints.allow(/ERR_FAILED/, /Failed to fetch/);
  const names = ['Bir', 'İki', 'Üç'].map((word) => tagged(word));
  await page.goto('/admin/takvim');
  const dialog = await previewImport(
    page,
    ['Başlık\tTarih', ...names.map((name) => `${name}\t5.3.2031`)].join('\n'),
  );
  await expect(dialog).toContainText('3 satır eklenecek.');
  const left = await cutNetwork(context, [
    [DAYS, 'lost'],
    [DAYS, 'unanswered'],
    ['POST /rest/v1/rpc/saved_row', 'lost'],
  ]);
  await press(page, 'Ekle (3)');
  await expect(dialog).toContainText(
    'Bağlantı koptu, 3 satır kaldı. Bağlantınızı denetleyip sürdürün; hiçbir satır iki kez eklenmez.',
  );
  await press(page, 'Sürdür');
  await expect(dialog).toContainText('3 takvim kaydı eklendi.');
  expect(left).toEqual([]);
  for (const name of names) expect(await backend.calendarDays(name)).toEqual(['2031-03-05']);
});
