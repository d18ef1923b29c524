import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleFile } from '../database/support/sample-files';
import {
  ADMINISTRATOR,
  freePort,
  nginxAround,
  nginxSite,
  type RunningBox,
  type RunningProxy,
  startBox,
} from './running-box';

const MEGABYTE = 1024 * 1024;
const UPLOADS = '/storage/v1/upload/resumable';

let box: RunningBox;
beforeAll(async () => {
  box = await startBox();
});
afterAll(() => box.stop());

/** A real file with zeros behind its end. */
async function fileOf(type: 'image/jpeg' | 'application/pdf', megabytes: number): Promise<Buffer> {
  const file = Buffer.alloc(megabytes * MEGABYTE);
  Buffer.from(await sampleFile(type)).copy(file);
  return file;
}

it('nginx accepts its file', async () => {
  const folder = path.join(box.root, 'checked');
  await mkdir(folder);
  await writeFile(
    path.join(folder, 'site.conf'),
    await nginxSite(box.root, await freePort(), await freePort()),
  );
  await writeFile(path.join(folder, 'nginx.conf'), nginxAround(folder));
  const { stderr } = await promisify(execFile)('nginx', ['-t', '-c', path.join(folder, 'nginx.conf')]);
  expect(stderr).toContain('test is successful');
});

describe.each(['nginx', 'caddy'] as const)('behind the real %s', (name) => {
  let proxy: RunningProxy;
  let access: Record<string, string>;

  beforeAll(async () => {
    proxy = await box.start(name);
    const apikey = await publishableKey();
    const answer = await signIn(apikey, ADMINISTRATOR.password);
    const { access_token: token } = JSON.parse(answer.text) as { access_token: string };
    access = { apikey, authorization: `Bearer ${token}` };
  });
  afterAll(() => proxy.stop());

  async function publishableKey(): Promise<string> {
    const { text } = await proxy.ask({ path: '/' });
    const [, key = ''] = /"(?:publishableKey|apiKey|anonKey)":"([^"]+)"/.exec(text) ?? [];
    return key;
  }

  function signIn(apikey: string, password: string, headers: Record<string, string> = {}) {
    return proxy.ask({
      path: '/auth/v1/token?grant_type=password',
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: ADMINISTRATOR.email, password }),
    });
  }

  it('a picture of 15 MB is stored and shown', async () => {
    const body = await fileOf('image/jpeg', 15);
    const address = `/storage/v1/object/media/events/buyuk-${name}.jpg`;
    const headers = { ...access, 'content-type': 'image/jpeg' };
    const stored = await proxy.ask({ path: address, method: 'POST', headers, body });
    expect([stored.status, stored.text]).toEqual([200, expect.stringContaining('"Key"') as string]);
    const shown = await proxy.ask({ path: address.replace('/object/', '/object/public/'), method: 'HEAD' });
    expect([shown.status, shown.headers['content-length']]).toEqual([200, String(15 * MEGABYTE)]);
  });

  async function beginUpload(megabytes: number, file: string): Promise<string> {
    const metadata = {
      bucketName: 'media',
      objectName: `bulletins/${file}.pdf`,
      contentType: 'application/pdf',
    };
    const begun = await proxy.ask({
      path: UPLOADS,
      method: 'POST',
      headers: {
        ...access,
        'tus-resumable': '1.0.0',
        'upload-length': String(megabytes * MEGABYTE),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(','),
      },
    });
    expect([begun.status, begun.text]).toEqual([201, '']);
    return String(begun.headers.location);
  }

  function sendPart(place: string, body: Buffer) {
    const headers = {
      ...access,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    };
    return proxy.ask({ path: new URL(place, 'https://localhost').pathname, method: 'PATCH', headers, body });
  }

  it('a bulletin of 50 MB is stored in one part and shown', async () => {
    const stored = await sendPart(
      await beginUpload(50, `buyuk-${name}`),
      await fileOf('application/pdf', 50),
    );
    expect([stored.status, stored.text]).toEqual([204, '']);
    const address = `/storage/v1/object/public/media/bulletins/buyuk-${name}.pdf`;
    const shown = await proxy.ask({ path: address, method: 'HEAD' });
    expect([shown.status, shown.headers['content-length']]).toEqual([200, String(50 * MEGABYTE)]);
  });

  it('more than any file may have is refused', async () => {
    // The refusal may come, and the connection end, before everything was sent.
    const refused = await sendPart(await beginUpload(50, `fazla-${name}`), Buffer.alloc(53 * MEGABYTE)).catch(
      () => null,
    );
    // Caddy 2.6 breaks off what it passes on, and answers for the server.
    expect([413, 502]).toContain(refused?.status ?? 413);
    const shown = await proxy.ask({ path: `/storage/v1/object/public/media/bulletins/fazla-${name}.pdf` });
    expect(shown.status).not.toBe(200);
  });

  it('pages know their address, and everybody is led to TLS', async () => {
    const page = await proxy.ask({ path: '/duyurular' });
    expect([page.status, page.text]).toEqual([
      200,
      expect.stringContaining('href="https://localhost/duyurular"') as string,
    ]);
    const plain = await proxy.askPlain('/duyurular');
    expect([301, 308]).toContain(plain.status);
    expect(plain.headers.location).toMatch(/^https:\/\/localhost(?::\d+)?\/duyurular$/);
  });

  it('the server sees the visitor’s address, and believes no other', async () => {
    const wrong = await signIn(access.apikey ?? '', 'yanlis-parola-48', { 'x-forwarded-for': '203.0.113.9' });
    expect(wrong.status).toBe(400);
    expect(box.log()).toMatch(/event=sign_in_failed .*address=127\.0\.0\.1 /);
    expect(box.log()).not.toContain('203.0.113.9');
    expect(box.log()).not.toContain('TRUST_PROXY ayarlanmamış');
  });
});
