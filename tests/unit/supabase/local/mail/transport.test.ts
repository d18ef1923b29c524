import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox, explainMailError } from '../../../../../supabase/local/mail/transport';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('without a mail server a mail is added to a file that only the operator can read; the terminal shows the file and not the mail', async () => {
  const file = path.join(folder, 'mailbox.txt');
  const announced: string[] = [];
  const { deliver } = createMailbox({ file, announce: (sentence) => announced.push(sentence) });
  const mail = { id: '1', association: 'Liman', to: 'defne@mezunlar.example', html: '' };
  for (const text of ['Merhaba,\n\nBir', 'Merhaba,\n\nİki'])
    await deliver({ ...mail, subject: 'Konu', text }, new AbortController().signal);
  expect((await readFile(file, 'utf8')).replace(/^Date: .*$/gm, 'Date: …')).toBe(
    ['Bir', 'İki']
      .map((word) => `Date: …\nTo: defne@mezunlar.example\nSubject: Konu\n\nMerhaba,\n\n${word}\n\n`)
      .join(''),
  );
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const sentence = `E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`;
  expect(announced).toEqual([sentence, sentence]);
});

test.each([
  [{ code: 'EDNS' }, 'E-posta sunucusunun adı bulunamadı.', false],
  [{ code: 'ESOCKET' }, 'E-posta sunucusuna ulaşılamadı.', false],
  [{ code: 'ETIMEDOUT' }, 'E-posta sunucusu zamanında yanıt vermedi.', false],
  [
    { code: 'EAUTH', responseCode: 535 },
    'E-posta sunucusu kullanıcı adını ya da parolayı kabul etmedi.',
    false,
  ],
  [
    { code: 'EENVELOPE', responseCode: 550 },
    'E-posta sunucusu alıcının ya da gönderenin adresini kabul etmedi (550).',
    true,
  ],
  [
    { code: 'EENVELOPE', responseCode: 451 },
    'E-posta sunucusu alıcının ya da gönderenin adresini kabul etmedi (451).',
    false,
  ],
  [{ code: 'EMESSAGE', responseCode: 554 }, 'E-posta sunucusu iletiyi kabul etmedi (554).', true],
  [{ code: 'ENOSPC' }, 'E-posta gönderilemedi (ENOSPC).', false],
  [{}, 'E-posta gönderilemedi (hata).', false],
])('%j is told in words, without the server’s own, which name addresses', (codes, reason, isFinal) => {
  const error = Object.assign(new Error('550 5.1.1 <gizli@mezunlar.example> unknown'), codes);
  expect(explainMailError(error)).toEqual({ reason, isFinal });
});
