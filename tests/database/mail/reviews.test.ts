import { expect, test } from 'vitest';
import { createAccount, setWriter } from '../../../supabase/local/auth/accounts';
import type { Backend } from '../../../supabase/local/start-backend';
import { DEFNE, NAME, PASSWORD, useMailSite } from './mail-site';
import { waitUntil } from '../../fixtures/wait-until';

const AYSE = 'ayse@uye.example';
const site = useMailSite();
const { startSite, restart, stop, settle, withSql, administrators, post } = site;

/** A site with a writer and her draft, who sends it. */
async function startWithDraft() {
  const backend = await startSite();
  await withSql(backend, async (sql) => {
    const id = await createAccount(sql, { email: AYSE, password: PASSWORD, fullName: 'Ayşe Yazar' });
    await setWriter(sql, id, true);
    await sql`insert into announcements (title) values ('Kış balosu')`;
  });
  await settle(backend);
  site.mails.arrived.length = 0;
  const tokens = { writer: await signIn(backend, AYSE), admin: await signIn(backend, DEFNE) };
  const draft = () =>
    withSql(backend, async (sql) => {
      const [row] =
        await sql`select id, to_json(updated_at) #>> '{}' as version from announcements where title = 'Kış balosu'`;
      return { resource: 'announcements', row_id: Number(row?.id), unchanged_since: String(row?.version) };
    });
  const call = async (name: string, body: object, token: string) =>
    expect((await request(backend, name, body, token)).status).toBe(204);
  return {
    backend,
    ask: async (note: string | null) => call('ask_for_review', { ...(await draft()), note }, tokens.writer),
    sendBack: async (note: string) => {
      const { resource, row_id } = await draft();
      await call('return_review', { resource, row_id, note }, tokens.admin);
    },
  };
}

async function signIn(backend: Backend, email: string): Promise<string> {
  const { body } = await post(backend, '/auth/v1/token?grant_type=password', { email, password: PASSWORD });
  return String(body.access_token);
}

function request(backend: Backend, name: string, body: object, token: string) {
  return backend.fetch(
    new Request(`https://liman.example/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
    '192.0.2.1',
  );
}

const withoutTime = (text = '') => text.replace(/Zaman: \d+ \S+ \d{4}, \d\d\.\d\d$/m, 'Zaman: …');

test('a draft that is sent for review is mailed once to every administrator, with its title, its author and the note', async () => {
  const { backend, ask } = await startWithDraft();
  await ask('Kapak yarın gelir.\nTarihe bakar mısınız?');
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
  await settle(backend);
  const recipients = await withSql(backend, administrators);
  expect(site.mails.arrived.map(({ to }) => to).sort()).toEqual(recipients);
  const [mail] = site.mails.to(DEFNE);
  expect(mail?.subject).toBe(`${NAME}: Onay bekleyen taslak: Kış balosu`);
  expect(withoutTime(mail?.text)).toBe(
    `Merhaba,

${NAME} sitesinde bir taslak onayınızı bekliyor:

Başlık: Kış balosu
Gönderen: Ayşe Yazar
Zaman: …

Not: Kapak yarın gelir.
Tarihe bakar mısınız?

Okuyup yayımlamak ya da geri göndermek için yönetim panelini açın; taslak, özetin en üstünde durur:

https://liman.example/admin

Bu ileti sitenin tüm yöneticilerine gönderildi.`,
  );
});

test('asking again within ten minutes sends no second mail, after them and after an answer it does', async () => {
  const { backend, ask, sendBack } = await startWithDraft();
  await ask(null);
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
  await ask('Bir daha');
  await settle(backend);
  expect(site.mails.arrived).toHaveLength(2);
  await withSql(backend, (sql) => sql`update private.reviews set told_at = told_at - interval '11 minutes'`);
  await ask('Bekliyorum');
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(4));
  await sendBack('Tarih yok.');
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(5));
  await ask('Yazdım.');
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(7));
  expect(site.mails.to(DEFNE).map(({ text }) => /Not: .*/.exec(text)?.[0])).toEqual([
    undefined,
    'Not: Bekliyorum',
    'Not: Yazdım.',
  ]);
});

test('a draft that is sent back is mailed to its writer alone, with who and what is to be changed', async () => {
  const { backend, ask, sendBack } = await startWithDraft();
  await ask(null);
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
  await sendBack('Balo 24 Aralık’ta.');
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(3));
  await settle(backend);
  const [mail] = site.mails.to(AYSE);
  expect(mail?.subject).toBe(`${NAME}: Taslağınız geri gönderildi: Kış balosu`);
  expect(withoutTime(mail?.text)).toBe(
    `Merhaba,

${NAME} sitesinde onaya gönderdiğiniz taslak, düzeltmeniz için geri gönderildi:

Başlık: Kış balosu
Gönderen: Defne Ak
Zaman: …

Not: Balo 24 Aralık’ta.

Düzeltip yeniden onaya gönderebilirsiniz. Taslağınız yönetim panelinin özetinde, en üstte durur:

https://liman.example/admin`,
  );
});

test('what was sent while the server was down is mailed at its next start, and what is old or published never', async () => {
  const { backend } = await startWithDraft();
  await withSql(backend, async (sql) => {
    const [writer] = await sql`select id from auth.users where email = ${AYSE}`;
    const asked_by = String(writer?.id);
    const others =
      await sql`insert into announcements (title) values ('Eski'), ('Yayımlanan') returning id, title`;
    for (const { id } of [...(await sql`select id from announcements where title = 'Kış balosu'`), ...others])
      await sql`
        insert into private.reviews (resource, row_id, version, asked_by) values ('announcements', ${Number(id)}, now(), ${asked_by})`;
    await sql`
      update private.reviews set asked_at = now() - interval '8 days'
      where row_id = (select id from announcements where title = 'Eski')`;
    await sql`update announcements set published_at = now() where title = 'Yayımlanan'`;
  });
  await stop(backend);
  const again = await restart();
  await waitUntil(() => expect(site.mails.arrived).toHaveLength(2));
  await settle(again);
  expect(new Set(site.mails.arrived.map(({ subject }) => subject))).toEqual(
    new Set([`${NAME}: Onay bekleyen taslak: Kış balosu`]),
  );
});
