import { expect, test, vi } from 'vitest';
import { adviceFor } from '../../../../admin/dashboard/important';
import type { ImportantChange } from '../../../../admin/data/overview';
import { describeChange } from '../../../../src/lib/important-change';

vi.mock('../../../../admin/dashboard/overview', () => ({ overview: {} }));

const AYSE = 'Ayşe Demir (ayse@dernek.example)';

function words(part: Partial<ImportantChange>) {
  const change: ImportantChange = {
    id: 1,
    kind: 'iban',
    subject: null,
    before: null,
    after: null,
    person: AYSE,
    changed_at: '2026-11-27T10:00:00+00:00',
    is_own: false,
    ...part,
  };
  return { ...describeChange(change), advice: adviceFor(change) };
}

test('an IBAN stands in full and in groups, with who wrote it and what to do', () => {
  const change = { before: 'TR330006100519786457841326', after: 'TR320010009999901234567890' };
  expect(words(change)).toEqual({
    what: 'IBAN değişti',
    before: 'TR33 0006 1005 1978 6457 8413 26',
    after: 'TR32 0010 0099 9990 1234 5678 90',
    who: AYSE,
    advice:
      'Bu siz değilseniz değişikliği yapana telefonla sorun. O da bilmiyorsa ikiniz de parolanızı değiştirin, diğer yöneticilere haber verin ve doğrusunu yeniden yazın.',
  });
  expect(words({ ...change, is_own: true }).advice).toBe(
    'Bu siz değilseniz hemen parolanızı değiştirin, diğer yöneticilere haber verin ve doğrusunu yeniden yazın.',
  );
});

test.each([
  [
    { kind: 'annual_fee', subject: '2026', before: '450.00', after: '1250.50' },
    '2026 yılının aidatı değişti',
    '450 TL',
    '1.250,50 TL',
  ],
  [
    { kind: 'role', subject: AYSE, before: 'administrator', after: 'writer' },
    `Ekipteki rol değişti: ${AYSE}`,
    'Yönetici',
    'Yazar',
  ],
  [{ kind: 'role', subject: AYSE, after: 'writer' }, `Ekipteki rol değişti: ${AYSE}`, 'yok', 'Yazar'],
  [{ kind: 'administrator', after: AYSE }, 'Yeni bir yönetici var', undefined, AYSE],
  [
    { kind: 'identity', subject: AYSE, after: 'azure x@y.example' },
    `Hesaba yeni bir giriş yolu bağlandı: ${AYSE}`,
    undefined,
    'Microsoft, x@y.example',
  ],
  [
    { kind: 'second_step', subject: AYSE, before: 'totp' },
    `İki adımlı doğrulama kaldırıldı: ${AYSE}`,
    'Doğrulama uygulaması',
    undefined,
  ],
] satisfies [Partial<ImportantChange>, string, string | undefined, string | undefined][])(
  '%o is told as “%s”',
  (change, what, before, after) => {
    expect(words(change)).toMatchObject({ what });
    expect([words(change).before, words(change).after]).toEqual([before, after]);
  },
);
