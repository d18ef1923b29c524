import type { Backend } from './backend';

/** One unbroken word, like a pasted address, which is wider than a phone. */
export const LONG_WORD = `${'Afyonkarahisarlılaştıramadıklarımızdan'.repeat(2)}mısınız`;
export const LONG_TITLE = `Başlık ${LONG_WORD} sonu`;
const BODY = `<h2>${LONG_WORD}</h2><p>Metin ve <a href="/duyurular">bir bağlantı</a>.</p><ul><li>${LONG_WORD}</li></ul>`;

export interface LongRows {
  /** The pages of those rows that have one. */
  readonly pages: readonly string[];
  /** The perk's category would widen the choice of perks for other tests. */
  readonly deletePerk: () => PromiseLike<unknown>;
}

/** Adds a row to every list with free texts, each text with the long word. */
export async function createLongRows(backend: Backend): Promise<LongRows> {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const texts = { title: LONG_TITLE, lead: LONG_TITLE, excerpt: LONG_TITLE, body: BODY, featured_home: true };
  const announcement = await backend.createAnnouncement({ ...texts, published_at: new Date().toISOString() });
  const event = await backend.createEvent({
    ...{ ...texts, starts_at: soon, location: LONG_TITLE },
    gallery: ['/apple-touch-icon.png', '/favicon.svg'],
  });
  const link = 'https://gazete.example/';
  const news = await backend.createNews({ title: LONG_TITLE, description: BODY, link });
  await backend.createCalendarEntry({ title: LONG_TITLE, date: soon.slice(0, 10) });
  const deletePerk = await backend.createPerk({
    ...{ business_name: LONG_TITLE, discount: LONG_TITLE, alumnus_name: LONG_TITLE, idx: 0 },
    ...{ category: LONG_WORD.slice(0, 60), discount_code: LONG_WORD.slice(0, 60) },
    contact_email: `${'uzun'.repeat(12)}@${'adres'.repeat(8)}.example`,
  });
  const pages = [
    `/duyurular/${announcement}`,
    `/duyurular/etkinlikler/${event.slug}`,
    `/mezunlarimiz/mezunlardan-haberler/${news}`,
  ];
  return { pages, deletePerk };
}
