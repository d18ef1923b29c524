import { expect, test } from 'vitest';
import { cardText, trimToCardText } from '../../../../src/lib/text/card-text';

/** The announcements and events list (specification, section 9). */
const LIST_EXCERPT_LENGTH = 180;

const row = { excerpt: ' ', lead: 'Giriş.', body: '<p>Metnin\n başı.</p>', description: 'Haber metni.' };

test('a card shows the first filled text that its table offers for cards', () => {
  expect(cardText('announcements', row, LIST_EXCERPT_LENGTH)).toBe('Metnin başı.');
  expect(cardText('announcements', { ...row, excerpt: 'Özet.' }, LIST_EXCERPT_LENGTH)).toBe('Özet.');
  expect(cardText('events', row, LIST_EXCERPT_LENGTH)).toBe('Giriş.');
  expect(cardText('alumni_news', row, LIST_EXCERPT_LENGTH)).toBe('Haber metni.');
});

test('trimmed rows contain only the text of their card, which does not change', () => {
  const rows = [
    row,
    { ...row, excerpt: 'Ayşe <ayse@dernek.example> &amp; 3 < 5' },
    { ...row, lead: null, body: `<p>${'uzun söz, '.repeat(60)}</p>` },
  ];
  for (const table of ['announcements', 'events'] as const) {
    const kept = trimToCardText(table, rows, LIST_EXCERPT_LENGTH);
    const textsOf = (all: typeof rows) => all.map((one) => cardText(table, one, LIST_EXCERPT_LENGTH));
    expect(textsOf(kept)).toEqual(textsOf(rows));
  }
  const [, , long] = trimToCardText('events', rows, LIST_EXCERPT_LENGTH);
  expect(long).toMatchObject({ lead: '', body: '', description: row.description });
  expect(long?.excerpt.length).toBeLessThanOrEqual(LIST_EXCERPT_LENGTH + 1);
});
