import { Upload } from 'tus-js-client';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../fixtures/untyped-client';
import { type FileType, sampleFile } from '../database/support/sample-files';
import { FOLDERS, MARK_IN_NAMES } from './support/own-things';
import { newClient, project, service, signIn, type SignedIn } from './support/project';

const MEGABYTE = 1024 * 1024;
/** Hosted storage wants all parts but the last to have this size. */
const PART_BYTES = 6 * MEGABYTE;

let files = 0;
let admin: SignedIn;
let member: SignedIn;
beforeAll(async () => {
  admin = await signIn(project.admin);
  member = await signIn(project.member);
});

const newName = (folder: string, extension: string) => {
  files += 1;
  return `${folder}/${Date.now()}-${MARK_IN_NAMES}-${files}.${extension}`;
};
const mediaOf = (client: Client) => client.storage.from('media');
const publicUrl = (name: string) => mediaOf(service).getPublicUrl(name).data.publicUrl;
const isStored = async (name: string) => (await fetch(`${publicUrl(name)}?${Date.now()}`)).ok;

describe('an administrator', () => {
  it.each(FOLDERS)('uploads into %s, and everybody reads the file at its public address', async (folder) => {
    const type = folder === 'bulletins' ? 'application/pdf' : 'image/png';
    const name = newName(folder, folder === 'bulletins' ? 'pdf' : 'png');
    const body = await sampleFile(type);
    const options = { contentType: type, cacheControl: '3600', upsert: false };
    expect((await mediaOf(admin.client).upload(name, body, options)).error).toBeNull();
    const response = await fetch(publicUrl(name));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body))).toBe(true);
    expect((await mediaOf(admin.client).remove([name])).data).toHaveLength(1);
    expect(await isStored(name)).toBe(false);
  });

  it('overwrites pictures of alumni news, and no other file', async () => {
    for (const folder of ['alumni_news', 'events']) {
      const name = newName(folder, 'png');
      const upload = async () =>
        mediaOf(admin.client).upload(name, await sampleFile('image/png'), {
          contentType: 'image/png',
          upsert: true,
        });
      expect((await upload()).error).toBeNull();
      expect((await upload()).error === null).toBe(folder === 'alumni_news');
    }
  });

  it('uploads a PDF of more than 6 MB in parts', async () => {
    const name = newName('bulletins', 'pdf');
    const body = Buffer.alloc(7 * MEGABYTE, 'dernek');
    body.set(new Uint8Array(await sampleFile('application/pdf')));
    await uploadInParts(admin, name, body);
    const stored = await fetch(publicUrl(name));
    expect((await stored.arrayBuffer()).byteLength).toBe(body.byteLength);
  });
});

describe('storage refuses', () => {
  const png: FileType = 'image/png';

  it.each([
    ['a visitor', () => newClient()],
    ['a member who is no administrator', () => member.client],
  ])('the file of %s', async (_, client) => {
    const name = newName('events', 'png');
    const { error } = await mediaOf(client()).upload(name, await sampleFile(png), { contentType: png });
    expect(error).not.toBeNull();
    expect(await isStored(name)).toBe(false);
  });

  it.each([
    ['text', 'announcements', 'txt', 'text/plain'],
    ['a drawing that may hold scripts', 'events', 'svg', 'image/svg+xml'],
    ['a PDF among pictures', 'perks', 'pdf', 'application/pdf'],
    ['a picture that is called a PDF', 'bulletins', 'pdf', png],
    ['a folder of no list', 'elsewhere', 'png', png],
  ])('%s', async (_, folder, extension, contentType) => {
    const name = newName(folder, extension);
    const { error } = await mediaOf(admin.client).upload(name, await sampleFile(png), { contentType });
    expect(error).not.toBeNull();
    expect(await isStored(name)).toBe(false);
  });

  it('a picture of more than 15 MB', async () => {
    const name = newName('events', 'png');
    const body = Buffer.alloc(15 * MEGABYTE + 1);
    body.set(new Uint8Array(await sampleFile(png)));
    const { error } = await mediaOf(admin.client).upload(name, body, { contentType: png });
    expect(error).not.toBeNull();
    expect(await isStored(name)).toBe(false);
  });

  it('to delete for anybody but an administrator, and to list', async () => {
    const name = newName('events', 'png');
    const upload = await mediaOf(admin.client).upload(name, await sampleFile(png), { contentType: png });
    expect(upload.error).toBeNull();
    for (const client of [newClient(), member.client]) {
      await mediaOf(client).remove([name]);
      expect((await mediaOf(client).list('events')).data ?? []).toEqual([]);
    }
    expect(await isStored(name)).toBe(true);
  });
});

/** As the back office does, by the TUS protocol. */
function uploadInParts({ token }: SignedIn, name: string, body: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    new Upload(body, {
      endpoint: `${project.url}/storage/v1/upload/resumable`,
      chunkSize: PART_BYTES,
      retryDelays: [],
      headers: { apikey: project.publishableKey, authorization: `Bearer ${token}` },
      metadata: {
        bucketName: 'media',
        objectName: name,
        contentType: 'application/pdf',
        cacheControl: '3600',
      },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
}
