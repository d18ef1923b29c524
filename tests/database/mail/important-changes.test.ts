import { describe, expect, test } from 'vitest';
import { onNotice } from '../../../supabase/local/mail/queue';
import { DEFNE, NAME, useMailSite } from './mail-site';
import { waitUntil } from '../../fixtures/wait-until';

/** The mails about money, rights and sign-ins. What counts as such a change: history/important-changes.test.ts. */
const site = useMailSite();
const { startSite, restart, start, stop, settle, withSql, administrators, changeIban } = site;

describe('an important change', () => {
  test('is mailed to every administrator, with both values, who and when', async () => {
    const backend = await startSite();
    await changeIban(backend);
    await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
    await settle(backend);
    const recipients = await withSql(backend, administrators);
    expect(site.mails.arrived.map(({ to }) => to).sort()).toEqual(recipients);
    const [mail] = site.mails.to(DEFNE);
    expect(mail?.subject).toBe(`${NAME}: IBAN değişti`);
    expect(mail?.text.replace(/Zaman: \d+ \S+ \d{4}, \d\d\.\d\d$/m, 'Zaman: …')).toBe(
      `Merhaba,

${NAME} sitesinde önemli bir değişiklik yapıldı:

IBAN değişti
Eski: TR33 0006 1005 1978 6457 8413 26
Yeni: TR32 0010 0099 9990 1234 5678 90
Yapan: Sistem
Zaman: …

Bundan haberiniz yoksa değişikliği yapana ya da siteyi kuran kişiye telefonla sorun. Ne yapabileceğiniz yönetim panelinin özetinde yazar:

https://liman.example/admin

Bu ileti sitenin tüm yöneticilerine gönderildi.`,
    );
  });

  test('that happens while the server is down is mailed at its next start, several of one moment in one mail, and never again', async () => {
    const backend = await startSite();
    // Written without a notification, as where nobody listens.
    await withSql(backend, async (sql) => {
      await sql`
        insert into private.important_changes (kind, before, after, is_mailed, changed_at) values
          ('bank', 'Vadi Bankası', 'Öteki Banka', false, now()), ('account_holder', null, 'Başkası', false, now()),
          ('payment_url', null, 'https://eski.example/', false, now() - interval '8 days')`;
      await sql`insert into private.important_changes (kind, before, after) values ('iban', 'eski', 'arşivden')`;
    });
    expect(site.mails.arrived).toEqual([]);
    await stop(backend);
    const again = await restart();
    await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
    await settle(again);
    const [mail] = site.mails.to(DEFNE);
    expect(mail?.subject).toBe(`${NAME}: 2 önemli değişiklik`);
    expect(mail?.text).toMatch(
      /2 önemli değişiklik yapıldı:\n\nBanka değişti\nEski: Vadi Bankası\nYeni: Öteki Banka\n[^]*Hesap sahibi değişti\nEski: yok\nYeni: Başkası\n/,
    );
    expect(mail?.text).not.toMatch(/eski\.example|arşivden/);
    await stop(again);
    await settle(await restart());
    expect(site.mails.arrived).toHaveLength(2);
  });

  test('that waits is dealt with before the server is ready', async () => {
    const done: unknown[] = [];
    await withSql(await startSite(), async (sql) => {
      const work = async () => void done.push(await sql`select 1`);
      await onNotice(sql, 'important_changes', work, (error) => done.push(error));
      expect(done).toEqual([[{ '?column?': 1 }]]);
    });
  });

  test('of rights and addresses also reaches whom the others’ mail does not reach any more', async () => {
    const backend = await startSite();
    await withSql(backend, async (sql) => {
      await sql`update auth.users set email = 'saldirgan@uye.example' where email = ${DEFNE}`;
    });
    await waitUntil(() => expect(site.mails.arrived).toHaveLength(3));
    expect(site.mails.to(DEFNE)[0]?.subject).toBe(`${NAME}: E-posta adresi değişti: Defne Ak`);
    expect(site.mails.to(DEFNE)[0]?.text).toContain('Eski: defne@uye.example\nYeni: saldirgan@uye.example\n');
    site.mails.arrived.length = 0;
    // Made a writer, an administrator hears of it, too.
    await withSql(backend, async (sql) => {
      await sql`
        update profiles set is_admin = false, is_writer = true
        where user_id = (select id from auth.users where email = 'saldirgan@uye.example')`;
    });
    await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
    const [told] = site.mails.to('saldirgan@uye.example');
    expect(told?.text).toContain('Eski: Yönetici\nYeni: Yazar\n');
    expect(told?.text).toContain('sitenin yöneticilerine telefonla haber verin');
  });
});

test('a site of before keeps its changes to itself: nothing that the first start finds is mailed', async () => {
  const backend = await start('a', { mailServer: site.mails.setting });
  await settle(backend);
  expect(site.mails.arrived).toEqual([]);
});
