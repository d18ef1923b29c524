import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLiteDriver, createMailbox } from '../../../../../supabase/local/auth/mails';

const SITE = 'https://dernek.example';
const CODE = '01234567890123456789012345678901';
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  file = path.join(folder, 'mailbox.txt');
});
afterEach(() => rm(folder, { recursive: true }));

/** Sends a mail as lite writes it, with a code and lite’s own link. */
async function sendAsLite(token: string, type = 'recovery'): Promise<string[]> {
  const announced: string[] = [];
  const send = createMailbox({
    file,
    readName: () => Promise.resolve('Liman Mezunları Derneği'),
    announce: (sentence) => announced.push(sentence),
  });
  const mailbox = createLiteDriver(send, SITE);
  const link = `${SITE}/auth/v1/verify?token=${token}&type=${type}&redirect_to=x`;
  const text = `Reset your password with this code: ${CODE}\n\nOr follow this link: ${link}`;
  await mailbox.send({ to: 'defne@mezunlar.example', subject: 'Reset Your Password', text });
  return announced;
}

test('a mail is added to a file that only the operator can read; the terminal shows the file and not the mail', async () => {
  const announced = await sendAsLite('first');
  await sendAsLite('second');
  const mails = await readFile(file, 'utf8');
  expect(mails).toMatch(/To: defne@mezunlar\.example[^]*token_hash=first[^]*token_hash=second/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(announced).toEqual([`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`]);
});

test('a recovery mail is Turkish, names the association and the link’s lifetime, and has a link to our screen but no code', async () => {
  await sendAsLite('abc');
  const mails = await readFile(file, 'utf8');
  expect(mails).toContain('Subject: Yeni parola bağlantınız\n');
  expect(mails).toContain('Liman Mezunları Derneği sitesi için yeni parola istediniz.');
  expect(mails).toContain(`\n${SITE}/giris/yeni-parola?token_hash=abc&type=recovery\n`);
  expect(mails).toContain('on dakika geçerlidir');
  expect(mails).toContain('Siz istemediyseniz bu iletiyi dikkate almayın.');
  expect(mails).not.toMatch(/Reset|code|follow/);
  expect(mails).not.toContain(CODE);
});
