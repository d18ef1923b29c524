import getPort from 'get-port';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestSite } from '../../fixtures/backend';
import { startLoggedSite } from '../support/logged-site';
import { sampleFile } from '../support/sample-files';

/**
 * A server that writes JSON lines, and whose disk is full for every file of more than eight kilobytes. Its PostgreSQL is another
 * process, which says by a trigger that it has no room.
 */
const FULL =
  'Sunucunun diski dolu olduğu için kaydedilemedi. Sayfayı kapatmadan siteye bakan kişiye haber verin; yer açılınca yeniden deneyin.';
const NO_ROOM = `
  create function private.no_room() returns trigger language plpgsql as $$
  begin
    raise exception using errcode = '53100', message = 'could not extend file "base/5/1": No space left on device';
  end $$`;

let site: Awaited<ReturnType<typeof startLoggedSite>>;
let sql: Sql;
let url = '';
let headers: Record<string, string> = {};

beforeAll(async () => {
  site = await startLoggedSite('ulimit -f 8');
  ({ url, headers } = site);
  sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.unsafe(NO_ROOM);
}, 90_000);
afterAll(async () => {
  await sql.end();
  await site.remove();
});
beforeEach(async () => {
  await sql`drop trigger if exists no_room on public.calendar`;
});

const readRefusal = async (response: Response) => {
  const { code, message } = (await response.json()) as { code: string; message: string };
  return [response.status, code, message];
};

async function png(bytes: number): Promise<Buffer> {
  const body = Buffer.alloc(bytes);
  body.set(new Uint8Array(await sampleFile('image/png')));
  return body;
}

test('a row that the disk has no room for is refused with a sentence, and is saved once there is room', async () => {
  const save = () =>
    fetch(`${url}/rest/v1/calendar`, {
      ...{ method: 'POST', headers: { ...headers, 'content-type': 'application/json' } },
      body: JSON.stringify({ title: 'Kahvaltı', date: '2026-12-01' }),
    });
  await sql`create trigger no_room before insert on public.calendar execute function private.no_room()`;
  expect(await readRefusal(await save())).toEqual([507, 'disk_full', FULL]);
  await sql`drop trigger no_room on public.calendar`;
  expect((await save()).status).toBe(201);
});

test('a picture that the disk has no room for is refused with it, whole and in parts', async () => {
  const body = await png(100_000);
  const whole = await fetch(`${url}/storage/v1/object/media/events/1700000000000-a.png`, {
    ...{ method: 'POST', headers: { ...headers, 'content-type': 'image/png' }, body: new Uint8Array(body) },
  });
  expect(await readRefusal(whole)).toEqual([507, 'disk_full', FULL]);
  const fields = { bucketName: 'media', objectName: 'events/1700000000000-b.png', contentType: 'image/png' };
  const pairs = Object.entries(fields).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${url}/storage/v1/upload/resumable`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(body.byteLength), 'upload-metadata': pairs.join(',') },
  });
  expect(begun.status).toBe(201);
  const part = await fetch(new URL(begun.headers.get('location') ?? '', url), {
    method: 'PATCH',
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(body),
  });
  expect(await readRefusal(part)).toEqual([507, 'disk_full', FULL]);
});

test('every line of the log is a JSON object with time, level and message, until the server has stopped', async () => {
  await fetch(`${url}/auth/v1/token?grant_type=password`, {
    ...{ method: 'POST', headers: { apikey: headers.apikey ?? '', 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'kimse@uye.example', password: 'yanlis-bir-parola' }),
  });
  await site.stop();
  const entries = site.lines();
  for (const { time, level, message } of entries) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(['info', 'warn', 'error']).toContain(level);
    expect(message).not.toBe('');
  }
  const find = (text: string) => entries.find(({ message }) => message.includes(text));
  expect(find('Site hazır.')).toMatchObject({ level: 'info', fields: { url } });
  expect(entries.filter(({ message }) => message === 'security')).toContainEqual(
    expect.objectContaining({ fields: expect.objectContaining({ event: 'sign_in_failed' }) as object }),
  );
  // A row, a whole picture and a picture in parts.
  expect(entries.filter(({ level }) => level === 'error').map(({ message }) => message)).toEqual([
    expect.stringMatching(/^PostgreSQL 53100 /),
    expect.stringMatching(/^Disk EFBIG: /),
    'API bu isteğe 507 yanıtını verdi.',
  ]);
  expect(entries.at(-1)).toMatchObject({ level: 'info', message: 'Kapatılıyor…' });
  expect(site.output()).not.toMatch(/sb_secret_|postgresql:/);
});

test('the figures are read by a token, and on a port of this machine; without either there are none', async () => {
  const metricsToken = 'bir-izleme-anahtari-0123456789';
  const metricsPort = await getPort();
  const site = await startTestSite({ metricsPort, metricsToken });
  const plain = await startTestSite();
  const authorization = `Bearer ${metricsToken}`;
  await (await fetch(site.url)).text();
  await fetch(`${site.url}/rest/v1/events`, { headers: { apikey: site.publishableKey } });
  const byToken = await fetch(`${site.url}/metrics`, { headers: { authorization } });
  expect(byToken.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await byToken.text();
  for (const line of [
    /^site_request_duration_seconds_count\{class="page",status="2xx"\} [1-9]/m,
    /^site_request_duration_seconds_count\{class="api",status="2xx"\} 1$/m,
    /^site_database_wait_seconds_count [1-9]/m,
    /^site_cache_pages_total\{result="miss"\} [1-9]/m,
    /^site_mail_queue 0$/m,
    /^site_disk_used_ratio 0\.\d+$/m,
    /^site_backup_age_seconds \+Inf$/m,
  ])
    expect(text).toMatch(line);
  const onPort = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect([onPort.status, await onPort.text()]).toEqual([200, expect.stringContaining('site_mail_queue')]);
  expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);
  const statusOf = async (from: string, sent = {}) =>
    (await fetch(`${from}/metrics`, { headers: sent })).status;
  const unknown = await statusOf(plain.url, { authorization });
  expect([await statusOf(site.url), await statusOf(site.url, { authorization: 'Bearer yanlis' })]).toEqual([
    unknown,
    unknown,
  ]);
  await site.stop();
  await plain.stop();
});

test('a port for the figures that another program uses is named with its setting', async () => {
  const site = await startTestSite();
  const metricsPort = Number(new URL(site.url).port);
  await expect(startTestSite({ metricsPort })).rejects.toThrow(
    `${metricsPort} numaralı portu başka bir program kullanıyor. Başka bir port seçin, örneğin: METRICS_PORT=${metricsPort + 1} npm start`,
  );
  await site.stop();
});
