import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openArchive } from '../../../supabase/local/backup/read-archive';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { queueMail } from '../../../supabase/local/mail/queue';
import { DEFNE, IBAN, NAME, PASSWORD, useMailSite } from './mail-site';
import { waitUntil } from '../../fixtures/wait-until';

/** The server's own mails over SMTP. What they say without one: unit tests, and the tests of each act by `mailbox.txt`. */
const site = useMailSite();
const { startSite, restart, start, stop, settle, withSql, folder } = site;
const { queued, failed, administrators, tryAgain, post, recover, changeIban } = site;

test('a recovery, an invitation, a change of address and its notice each arrive once, and leave the queue', async () => {
  const backend = await startSite();
  expect((await recover(backend)).status).toBe(200);
  const signedIn = await post(backend, '/auth/v1/token?grant_type=password', {
    email: DEFNE,
    password: PASSWORD,
  });
  const token = String(signedIn.body.access_token);
  const change = { email: 'yeni@uye.example', current_password: PASSWORD };
  expect((await post(backend, '/auth/v1/user', change, token)).status).toBe(200);
  const invited = { email: 'davetli@uye.example', data: { full_name: 'Ayşe Öz' } };
  expect((await post(backend, '/auth/v1/invite', invited, backend.secretKey)).status).toBe(200);
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(4));
  await settle(backend);
  expect(site.mails.arrived.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
    'davetli@uye.example: Yönetim paneline davetlisiniz',
    'defne@uye.example: E-posta adresiniz değiştirilmek isteniyor',
    'defne@uye.example: Yeni parola bağlantınız',
    'yeni@uye.example: Yeni e-posta adresinizi onaylayın',
  ]);
  const [mail] = site.mails.to('davetli@uye.example');
  expect(mail?.from).toBe(`${NAME} <site@liman.example>`);
  const [link] =
    /^https:\/\/liman\.example\/giris\/davet\?token_hash=\w{64}&type=invite&ad=Ay%C5%9Fe\+%C3%96z$/m.exec(
      mail?.text ?? '',
    ) ?? [''];
  expect(link).not.toBe('');
  expect(mail?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}">Daveti kabul et</a>`);
  expect(new Set(site.mails.arrived.map(({ id }) => id)).size).toBe(4);
});

test('a mail for several people goes to each of them alone', async () => {
  const backend = await startSite();
  await withSql(backend, (sql) =>
    queueMail(sql, { to: [DEFNE, 'ece@uye.example'], subject: 'Disk doluyor', text: 'Bir\n\nİki' }),
  );
  await settle(backend);
  expect(site.mails.arrived.map(({ to }) => to).sort()).toEqual([DEFNE, 'ece@uye.example']);
  expect(site.mails.arrived[0]).toMatchObject({
    text: 'Bir\n\nİki',
    html: expect.stringContaining('<p>İki</p>') as string,
  });
});

describe('a mail server that is away', () => {
  test('fails no request and no save; what waits goes out after a restart, once, and the start says why it waits', async () => {
    const backend = await startSite();
    await site.mails.close();
    expect((await recover(backend)).status).toBe(200);
    await changeIban(backend);
    await withSql(backend, async (sql) => {
      const away = { tries: 1, reason: 'E-posta sunucusuna ulaşılamadı.' };
      await waitUntil(async () =>
        expect(await queued(sql)).toEqual([
          { kind: 'recovery', recipient: DEFNE, ...away },
          ...(await administrators(sql)).map((email) => ({
            kind: 'important_change',
            recipient: email,
            ...away,
          })),
        ]),
      );
    });
    await stop(backend);
    const sentences: string[] = [];
    const without = await restart(sentences);
    await waitUntil(() =>
      expect(sentences).toContainEqual(
        expect.stringMatching(
          /^E-posta sunucusuna ulaşılamadı\. SMTP_URL’yi denetleyin \(127\.0\.0\.1:\d+\)\. Gönderilecek e-postalar sırada bekler\.$/,
        ),
      ),
    );
    await stop(without);
    await site.mails.open();
    await settle(await restart());
    expect(site.mails.to(DEFNE).map(({ subject }) => subject)).toEqual([
      'Yeni parola bağlantınız',
      `${NAME}: IBAN değişti`,
    ]);
    expect(site.mails.arrived).toHaveLength(3);
  });

  test('is tried five times, and then an administrator sees it, without address or content', async () => {
    const backend = await startSite();
    site.mails.mood = 'delay';
    await withSql(backend, async (sql) => {
      await queueMail(sql, { to: [DEFNE], subject: 'Disk doluyor', text: 'Bir' });
      const reason = 'E-posta sunucusu alıcının ya da gönderenin adresini kabul etmedi (451).';
      for (const [tries, minutes] of [1, 4, 25, 210].entries()) {
        await waitUntil(async () => expect(await queued(sql)).toMatchObject([{ tries: tries + 1, reason }]));
        const [row] = await sql`
          select round(extract(epoch from next_try_at - now()) / 60)::int as minutes from private.mail_queue`;
        expect(row?.minutes).toBe(minutes);
        await tryAgain(sql);
      }
      await waitUntil(async () => expect(await queued(sql)).toEqual([]));
      expect(await failed(sql)).toEqual([{ kind: 'warning', address: 'd…@uye.example', reason }]);
    });
    expect(site.mails.connections).toBeGreaterThanOrEqual(5);
    expect(site.mails.arrived).toEqual([]);
  });

  test('makes nobody wait: a save and a stop end while it says nothing', async () => {
    const backend = await startSite();
    site.mails.mood = 'hang';
    const before = site.mails.connections;
    await changeIban(backend);
    await withSql(backend, async (sql) => {
      await waitUntil(() => expect(site.mails.connections).toBe(before + 1));
      // The first mail is still being tried, and the second not yet.
      const waiting = (await queued(sql)).map(({ tries, reason }) => `${tries} ${String(reason)}`);
      expect(waiting.sort()).toEqual(['0 null', '1 null']);
      await changeIban(backend, IBAN.ours);
    });
    await stop(backend);
    site.mails.mood = 'accept';
    await settle(await restart());
    expect(site.mails.to(DEFNE)).toHaveLength(2);
  });
});

test('a mail server that hangs is left alone for a while', async () => {
  site.mails.mood = 'hang';
  const { url, from } = site.mails.setting;
  const backend = await start('a', { mailServer: { url: `${url}?greetingTimeout=100`, from } });
  await withSql(backend, async (sql) => {
    await queueMail(sql, { to: [DEFNE], subject: 'Konu', text: 'Bir' });
    const reason = 'E-posta sunucusu zamanında yanıt vermedi.';
    await waitUntil(async () => expect(await queued(sql)).toMatchObject([{ tries: 1, reason }]));
  });
});

test('an address that the mail server refuses for good is not tried again', async () => {
  const backend = await startSite();
  site.mails.mood = 'refuse';
  await recover(backend);
  await withSql(backend, async (sql) => {
    await waitUntil(async () =>
      expect(await failed(sql)).toEqual([
        {
          kind: 'recovery',
          address: 'd…@uye.example',
          reason: 'E-posta sunucusu alıcının ya da gönderenin adresini kabul etmedi (550).',
        },
      ]),
    );
    expect(await queued(sql)).toEqual([]);
  });
});

test('a link leaves the queue when its life ends, and no backup has it', async () => {
  const backend = await startSite();
  await site.mails.close();
  await recover(backend);
  await withSql(backend, async (sql) => {
    await waitUntil(async () => expect(await queued(sql)).toMatchObject([{ tries: 1 }]));
    const [mail] = await sql<{ token: string; minutes: number }[]>`
      select substring(text from 'token_hash=(\\w+)') as token, extract(epoch from expires_at - queued_at) / 60 as minutes
      from private.mail_queue`;
    expect(Number(mail?.minutes)).toBe(10);
    const file = path.join(folder('a'), 'yedek.tar.gz');
    await writeArchive(sql, { dataDir: folder('a'), file });
    const { dumps } = await openArchive(file);
    expect(dumps.map(({ table }) => table)).toContain('private.important_changes');
    expect(JSON.stringify(dumps)).not.toContain('mail_queue');
    // The account has its hash, as before.
    expect(dumps.filter(({ table }) => table !== 'auth.users').map(({ rows }) => rows)).not.toContainEqual(
      expect.stringContaining(mail?.token ?? ''),
    );
    await sql`update private.mail_queue set expires_at = now()`;
    await sql`select pg_notify('mail_queue', '')`;
    await waitUntil(async () => expect(await queued(sql)).toEqual([]));
    expect(await failed(sql)).toMatchObject([
      { kind: 'recovery', reason: 'E-posta sunucusuna ulaşılamadı.' },
    ]);
  });
});
