import { expect, test, vi } from 'vitest';
import { resources } from '../../../../admin/resources/index';
import { formHelp, listHelp } from '../../../../admin/screens/help/help-button';
import { helpAt } from '../../../../admin/shell/screen-help';
import { helpTexts } from '../../../../admin/i18n/help';
import { isAllowed, type May } from '../../../../admin/data/access';

const administrator = () => true;
const writer: May = (right, name) => isAllowed('writer', right, name);

vi.mock('../../../../admin/data/instances', () => ({}));

test.each([
  ['/admin', 'Genel Bakış'],
  ['/admin/duyurular', 'Duyurular'],
  ['/admin/bulten', 'Bülten'],
  ['/admin/bulten-arsivi', 'Eski bültenler'],
  ['/admin/dernek-bilgileri', 'Dernek bilgileri'],
  ['/admin/ekip', 'Ekip'],
  ['/admin/hesap', 'Hesabım'],
  ['/admin/dosyalar', 'Dosyalar'],
  ['/admin/cop-kutusu', 'Çöp kutusu'],
])('the help at %s is that of “%s”', (address, title) => {
  expect(helpAt(address, administrator).title).toBe(title);
});

test('every screen is explained in three to six whole sentences, which no other one repeats', () => {
  const { overview, overviewOfWriter, files, trash, team, account, import: imported, history } = helpTexts;
  const declared = resources.map(({ help }) => help);
  const screens = [
    ...[overview, overviewOfWriter, files, trash, team, account, imported, history],
    ...resources.flatMap((resource) => [
      listHelp(resource).sentences,
      formHelp(resource, administrator).sentences,
      formHelp(resource, writer).sentences,
    ]),
  ];
  for (const sentences of screens) {
    expect(sentences.length, sentences[0]).toBeGreaterThanOrEqual(3);
    expect(sentences.length, sentences[0]).toBeLessThanOrEqual(6);
    expect(sentences.filter((sentence) => !/^["“A-ZÇĞİÖŞÜ].*[.!]$/u.test(sentence))).toEqual([]);
  }
  const all = [
    ...declared,
    overview,
    overviewOfWriter,
    files,
    trash,
    team,
    account,
    imported,
    history,
  ].flat();
  expect(new Set(all).size).toBe(all.length);
});

test('a writer is not told of buttons and panels that she has not', () => {
  expect(helpAt('/admin', writer).sentences).toContain(
    'Yayındakileri okursunuz ama değiştiremezsiniz. Yeni bir hâlini yazmak için kopyasını taslak yapın.',
  );
  expect(helpAt('/admin', writer).sentences.join(' ')).not.toContain('Son değişiklikler');
  for (const closed of [
    '/admin/ekip',
    '/admin/dosyalar',
    '/admin/cop-kutusu',
    '/admin/takvim',
    '/admin/dernek-bilgileri',
  ])
    expect(helpAt(closed, writer).title).toBe('Genel Bakış');
  expect(helpAt('/admin/hesap', writer).title).toBe('Hesabım');
  const [announcements] = resources;
  const sentences = announcements ? formHelp(announcements, writer).sentences.join(' ') : '';
  expect(sentences).toContain('bir yönetici yayımlayana kadar');
  expect(sentences).not.toContain('“Yayımla”');
});
