import { expect, test, vi } from 'vitest';
import { describeChanges, groupChanges } from '../../../../admin/dashboard/changes';
import type { ColumnValues, RecentChange } from '../../../../admin/data/history';

vi.mock('../../../../admin/data/instances', () => ({ history: {} }));

let entries = 1000;

/** A change by Ayşe at ten o'clock; each has a transaction of its own. */
function change(part: Partial<RecentChange>): RecentChange {
  const id = (entries -= 1);
  return {
    id,
    operation: 'update',
    changed_by: 'ayse',
    person: 'Ayşe Demir',
    changed_at: '2026-11-24T10:00:00+00:00',
    transaction: String(id),
    resource: 'announcements',
    row_id: 7,
    title: 'Kış balosu',
    changed_columns: part.operation === undefined ? ['title'] : [],
    before: null,
    after: null,
    is_present: true,
    restores: null,
    is_erased: false,
    ...part,
  };
}

function sentences(...changes: RecentChange[]): string[] {
  return groupChanges(changes).map((group) => {
    const { object, verb } = describeChanges(group);
    return [group.changes[0].person, object, verb].filter((words) => words !== '').join(' ');
  });
}

test.each([
  ['announcements', '“Kış balosu” duyurusunu sildi', '3 duyuruyu sildi'],
  ['bulletins', '“Kış balosu” bültenini sildi', '3 bülteni sildi'],
  ['member_perks', '“Kış balosu” avantajını sildi', '3 avantajı sildi'],
])('a deletion in %s has its own noun with the right ending, for one and for many', (resource, one, many) => {
  const deletion = (rowId: number) => change({ operation: 'delete', resource, row_id: rowId });
  expect(sentences(deletion(1))).toEqual([`Ayşe Demir ${one}`]);
  expect(sentences(deletion(3), deletion(2), deletion(1))).toEqual([`Ayşe Demir ${many}`]);
});

const PUBLISHED = { published_at: '2026-11-24T10:00:00+00:00' };
const SCHEDULED = { published_at: '2026-12-01T10:00:00+00:00' };
const DRAFT = { published_at: null };
const stamped = (before: ColumnValues, after: ColumnValues) => ({ columns: ['published_at'], before, after });

test.each<[Partial<RecentChange>, string]>([
  [stamped(DRAFT, PUBLISHED), '“Kış balosu” duyurusunu yayımladı'],
  [stamped(DRAFT, SCHEDULED), '“Kış balosu” duyurusunu zamanladı'],
  [stamped(PUBLISHED, DRAFT), '“Kış balosu” duyurusunu yayından kaldırdı'],
  [{ operation: 'insert', after: PUBLISHED }, '“Kış balosu” duyurusunu ekleyip yayımladı'],
  [{ operation: 'insert', after: PUBLISHED, restores: 3 }, '“Kış balosu” duyurusunu geri getirdi'],
  [{ operation: 'delete', resource: 'alumni_news', title: null }, 'başlıksız haberi sildi'],
  [
    { operation: 'ask', after: { note: 'Bakar mısınız?' } },
    '“Kış balosu” duyurusunu onaya gönderdi: “Bakar mısınız?”',
  ],
  [{ operation: 'ask', resource: 'events' }, '“Kış balosu” etkinliğini onaya gönderdi'],
  [
    { operation: 'return', after: { note: 'Tarih yok.' } },
    '“Kış balosu” duyurusunu geri gönderdi: “Tarih yok.”',
  ],
])('what was done to a row is told by its values in that moment: %j, %s', (part, words) => {
  expect(sentences(change(part))).toEqual([`Ayşe Demir ${words}`]);
});

test('a new order is one line, and imported rows are counted without an ending', () => {
  const moved = [1, 2, 3].map((rowId) =>
    change({ resource: 'member_perks', row_id: rowId, changed_columns: ['idx'] }),
  );
  expect(sentences(...moved)).toEqual(['Ayşe Demir “Üyelere Avantajlar” sırasını değiştirdi']);
  const added = [1, 2].map((rowId) => change({ operation: 'insert', resource: 'calendar', row_id: rowId }));
  expect(sentences(...added)).toEqual(['Ayşe Demir 2 takvim kaydı ekledi']);
  const asked = [1, 2].map((rowId) => change({ operation: 'ask', row_id: rowId, after: { note: 'Bakın.' } }));
  expect(sentences(...asked)).toEqual(['Ayşe Demir 2 duyuruyu onaya gönderdi']);
});

test('changes are one line only by one person, within a minute or in one transaction', () => {
  const deletion = (part: Partial<RecentChange>) => change({ operation: 'delete', ...part });
  const at = (clock: string) => `2026-11-24T${clock}+00:00`;
  expect(
    sentences(
      deletion({ row_id: 5, changed_at: at('10:03:00'), title: 'Beş' }),
      deletion({ row_id: 4, changed_at: at('10:01:30') }),
      deletion({
        row_id: 9,
        changed_at: at('10:01:20'),
        changed_by: 'can',
        person: 'Can Er',
        title: 'Dokuz',
      }),
      deletion({ row_id: 3, changed_at: at('10:00:45') }),
      deletion({ row_id: 2, changed_at: at('10:00:00') }),
    ),
  ).toEqual([
    'Ayşe Demir “Beş” duyurusunu sildi',
    'Ayşe Demir 3 duyuruyu sildi',
    'Can Er “Dokuz” duyurusunu sildi',
  ]);
});

test('a line leads to the row, the list or the trash', () => {
  const place = (...changes: RecentChange[]) => groupChanges(changes).map(describeChanges)[0]?.to;
  expect(place(change({}))).toBe('/admin/duyurular/7');
  expect(place(change({ row_id: 1 }), change({ row_id: 2 }))).toBe('/admin/duyurular');
  expect(place(change({ is_present: false }))).toBe('/admin/cop-kutusu?q=K%C4%B1%C5%9F+balosu');
  const gone = { operation: 'delete', is_present: false } as const;
  expect(place(change({ ...gone, row_id: 1 }), change({ ...gone, row_id: 2 }))).toBe('/admin/cop-kutusu');
});

test.each<[string, string, string, role?: string]>([
  ['invite', 'can@mezunlar.example', 'can@mezunlar.example adresine yönetici daveti gönderdi'],
  ['revoke', 'Can Er', '“Can Er” adlı kişinin yönetici yetkisini kaldırdı'],
  ['revoke', 'Ayşe Demir', 'kendi yönetici yetkisini kaldırdı'],
  ['invite', 'can@mezunlar.example', 'can@mezunlar.example adresine yazar daveti gönderdi', 'writer'],
  ['invite_again', 'Can Er', '“Can Er” adlı kişiye yazar davetini yeniden gönderdi', 'writer'],
  ['grant', 'Can Er', '“Can Er” adlı kişiye yönetici yetkisi verdi', 'administrator'],
  ['revoke', 'Can Er', '“Can Er” adlı kişinin yazar yetkisini kaldırdı', 'writer'],
  // Of a newer version.
  ['archive', 'Can Er', '“Can Er” içeriğini değiştirdi'],
])('the act %s of the team on %s stands alone: %s', (operation, title, words, role) => {
  const act = (person: string) => ({
    ...change({
      title: person,
      resource: 'profiles',
      row_id: null,
      is_present: null,
      ...(role && { after: { role } }),
    }),
    operation: operation as RecentChange['operation'],
  });
  const another = expect.any(String) as string;
  expect(sentences(act(title), act('Deniz Ak'))).toEqual([`Ayşe Demir ${words}`, another]);
});

test('an erasure and the changes that it emptied are told without a title', () => {
  const erased = { title: null, is_erased: true };
  expect(sentences(change({ operation: 'erase', ...erased }))).toEqual([
    'Ayşe Demir “Duyurular” bölümünde bir içeriğin geçmişini sildi',
  ]);
  expect(sentences(change({ operation: 'update', ...erased }))).toEqual([
    'Ayşe Demir geçmişi silinmiş bir duyuruyu değiştirdi',
  ]);
  const [deletion] = groupChanges([change({ operation: 'delete', is_present: false, ...erased })]);
  expect(deletion && describeChanges(deletion)).toEqual({
    object: 'geçmişi silinmiş bir duyuruyu',
    verb: 'sildi',
  });
});

test('several rows that one transaction wrote are one line, which can be taken back whole', () => {
  const board = { resource: 'board_members', transaction: '77' };
  const added = [3, 2].map((rowId) => change({ ...board, operation: 'insert', row_id: rowId, after: {} }));
  const ended = [1, 4].map((rowId) => change({ ...board, row_id: rowId, changed_columns: ['term_to'] }));
  expect(sentences(...added, ...ended)).toEqual(['Ayşe Demir 4 kurul üyesini birlikte değiştirdi']);
  expect(sentences(...added)).toEqual(['Ayşe Demir 2 kurul üyesi ekledi']);
  expect(groupChanges([...added, ...ended]).map(({ isTogether }) => isTogether)).toEqual([true]);
});

test('a row that was repeated is no change of its own beside its repetitions', () => {
  const series = { resource: 'events', transaction: '79' };
  const joined = change({ ...series, row_id: 1, changed_columns: ['series_id'] });
  const added = [3, 2].map((rowId) =>
    change({ ...series, operation: 'insert', row_id: rowId, after: { published_at: null } }),
  );
  expect(sentences(...added, joined)).toEqual(['Ayşe Demir 2 etkinlik ekledi']);
});

test('rows that were written one by one, and what took them back, are no such line', () => {
  const alone = [2, 1].map((rowId) => change({ operation: 'delete', row_id: rowId }));
  const restored = [2, 1].map((rowId) =>
    change({ operation: 'insert', row_id: rowId, restores: 5, transaction: '78' }),
  );
  expect(groupChanges([...restored, ...alone]).map(({ isTogether }) => isTogether ?? false)).toEqual([
    false,
    false,
  ]);
});
