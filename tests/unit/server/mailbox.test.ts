import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMailbox } from '../../../supabase/local/auth/mailbox';

const SITE = 'https://dernek.example';
let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mailbox-'));
  file = path.join(folder, 'mailbox.txt');
});
afterEach(() => rm(folder, { recursive: true }));

async function send(text: string): Promise<string[]> {
  const announced: string[] = [];
  const mailbox = createMailbox({ file, siteUrl: SITE, announce: (sentence) => announced.push(sentence) });
  await mailbox.send({ to: 'defne@mezunlar.example', subject: 'Reset', text });
  return announced;
}

test('a mail is added to a file that only the operator may read; the terminal learns where, not what', async () => {
  const announced = await send('first secret');
  await send('second');
  const mails = await readFile(file, 'utf8');
  expect(mails).toMatch(/To: defne@mezunlar\.example[^]*first secret[^]*second/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(announced).toEqual([`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`]);
});

test('a recovery link leads to our screen with its token, any other stays as it is', async () => {
  const other = `${SITE}/auth/v1/verify?token=def&type=email_change`;
  await send(`Follow ${SITE}/auth/v1/verify?token=abc&type=recovery&redirect_to=x or ${other}`);
  const mails = await readFile(file, 'utf8');
  expect(mails).toContain(`${SITE}/giris/yeni-sifre?token_hash=abc&type=recovery or ${other}`);
});
