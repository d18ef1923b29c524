import { beforeEach, describe, expect, it } from 'vitest';
import { type Role, ROLES, useDatabase } from './support/database-fixture';
import { type FileType, sampleFile } from './support/sample-files';

const database = useDatabase();
const MAX_BYTES = 15 * 1024 * 1024;
const EXISTING = 'announcements/1700000000000-mevcut.png';
const OVERWRITABLE = 'alumni_news/1700000000000-mevcut.png';

const PICTURE_FOLDERS = [
  'announcements',
  'announcements/hero_bg',
  'events',
  'events/hero_bg',
  'alumni_news',
  'perks',
];
const PICTURES: Record<string, FileType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

beforeEach(async () => {
  await database.sql`delete from storage.objects`;
  for (const name of [EXISTING, OVERWRITABLE]) {
    const { error } = await media('admin').upload(name, await sampleFile('image/png'), {
      contentType: 'image/png',
    });
    expect(error).toBeNull();
  }
});

describe('an administrator uploads', () => {
  it.each(PICTURE_FOLDERS)('a picture into %s', async (folder) => {
    await expectUpload('admin', `${folder}/1700000000001-yeni.png`, 'image/png');
  });

  it.each(Object.entries(PICTURES))('a .%s picture', async (extension, type) => {
    await expectUpload('admin', `events/1700000000001-yeni.${extension}`, type);
  });

  it('a PDF into bulletins', async () => {
    await expectUpload('admin', 'bulletins/1700000000001-kasim.pdf', 'application/pdf');
  });
});

describe('nobody but an administrator', () => {
  describe.each(['visitor', 'member'] as const)('(%s)', (role) => {
    it.each([
      ...PICTURE_FOLDERS.map((folder) => [`${folder}/1700000000002-davetsiz.png`, 'image/png'] as const),
      ['bulletins/1700000000002-davetsiz.pdf', 'application/pdf'] as const,
    ])('uploads %s', async (name, type) => {
      await expectRefusal(role, name, type);
    });

    it('overwrites a file', async () => {
      const before = await version(OVERWRITABLE);
      await expectRefusal(role, OVERWRITABLE, 'image/png', { upsert: true });
      const { error } = await media(role).update(OVERWRITABLE, await sampleFile('image/png'), {
        contentType: 'image/png',
      });
      expect(error).not.toBeNull();
      expect(await version(OVERWRITABLE)).toBe(before);
    });

    it('lists files', async () => {
      const { data } = await media(role).list('announcements');
      expect(data ?? []).toEqual([]);
    });

    it('deletes a file', async () => {
      await media(role).remove([EXISTING]);
      expect(await storedNames()).toContain(EXISTING);
    });

    it('moves or copies a file', async () => {
      expect((await media(role).move(EXISTING, 'events/1700000000003-tasinan.png')).error).not.toBeNull();
      expect((await media(role).copy(EXISTING, 'events/1700000000003-kopya.png')).error).not.toBeNull();
      expect(await storedNames()).toEqual([OVERWRITABLE, EXISTING].sort());
    });

    it('touches buckets', async () => {
      const { storage } = database.as[role];
      expect((await storage.createBucket('baska', { public: true })).error).not.toBeNull();
      await storage.updateBucket('media', { public: true, fileSizeLimit: null });
      await storage.emptyBucket('media');
      await storage.deleteBucket('media');
      expect(await storedNames()).toHaveLength(2);
      const [bucket] =
        await database.sql`select file_size_limit::int as size from storage.buckets where id = 'media'`;
      expect(bucket).toEqual({ size: MAX_BYTES });
    });
  });
});

describe('an administrator does not upload', () => {
  it.each([
    ['into a folder the site does not know', 'gizli/1700000000001-a.png', 'image/png'],
    ['into the root', '1700000000001-a.png', 'image/png'],
    ['into a folder inside a folder', 'events/alt/1700000000001-a.png', 'image/png'],
    ['a PDF among pictures', 'events/1700000000001-a.pdf', 'application/pdf'],
    ['a picture among bulletins', 'bulletins/1700000000001-a.png', 'image/png'],
    ['a name that claims another type', 'events/1700000000001-a.webp', 'image/png'],
    ['an ending that is a program', 'events/1700000000001-a.html', 'image/png'],
    ['two endings', 'events/1700000000001-a.html.png', 'image/png'],
    ['an ending in capitals', 'events/1700000000001-a.PNG', 'image/png'],
    ['a name without an ending', 'events/1700000000001-a', 'image/png'],
    ['a name with blanks', 'events/1700000000001 a.png', 'image/png'],
    ['a hidden name', 'events/.a.png', 'image/png'],
  ] as const)('%s', async (_why, name, type) => {
    await expectRefusal('admin', name, type);
  });

  it.each(['image/svg+xml', 'text/html', 'application/octet-stream', 'image/bmp'])(
    'the type %s',
    async (contentType) => {
      const body = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>').buffer;
      const { error } = await media('admin').upload('events/1700000000001-a.png', body, { contentType });
      expect(error).not.toBeNull();
      expect(await storedNames()).toHaveLength(2);
    },
  );

  it('content that is not of the declared type', async () => {
    const body = new TextEncoder().encode('<script>alert(1)</script>').buffer;
    const { error } = await media('admin').upload('events/1700000000001-a.png', body, {
      contentType: 'image/png',
    });
    expect(error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('more than 15 MiB', async () => {
    const body = new Uint8Array(MAX_BYTES + 1);
    body.set(new Uint8Array(await sampleFile('image/png')));
    const { error } = await media('admin').upload('events/1700000000001-a.png', body.buffer, {
      contentType: 'image/png',
    });
    expect(error).not.toBeNull();
    expect(await storedNames()).toHaveLength(2);
  });

  it('over an existing file, except a picture of alumni news', async () => {
    await expectRefusal('admin', EXISTING, 'image/png');
    await expectRefusal('admin', EXISTING, 'image/png', { upsert: true });
    const before = await version(OVERWRITABLE);
    const { error } = await media('admin').upload(OVERWRITABLE, await sampleFile('image/png'), {
      contentType: 'image/png',
      upsert: true,
    });
    expect(error).toBeNull();
    expect(await version(OVERWRITABLE)).not.toBe(before);
  });
});

describe('an administrator', () => {
  it('lists files', async () => {
    const { data } = await media('admin').list('announcements');
    expect(JSON.stringify(data)).toContain('1700000000000-mevcut.png');
  });

  it('deletes files', async () => {
    expect((await media('admin').remove([EXISTING])).error).toBeNull();
    expect(await storedNames()).toEqual([OVERWRITABLE]);
  });
});

it.each(ROLES)('everyone reads a file by its address: %s', async (role) => {
  const { publicUrl } = media(role).getPublicUrl(EXISTING).data;
  const response = await fetch(publicUrl);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(await response.arrayBuffer()).toEqual(await sampleFile('image/png'));
});

function media(role: Role) {
  return database.as[role].storage.from('media');
}

async function expectUpload(role: Role, name: string, type: FileType): Promise<void> {
  const { error } = await media(role).upload(name, await sampleFile(type), { contentType: type });
  expect(error).toBeNull();
  expect(await storedNames()).toContain(name);
}

async function expectRefusal(
  role: Role,
  name: string,
  type: FileType,
  options: { upsert?: boolean } = {},
): Promise<void> {
  const before = await storedNames();
  const { error } = await media(role).upload(name, await sampleFile(type), { contentType: type, ...options });
  expect(error).not.toBeNull();
  expect(await storedNames()).toEqual(before);
}

async function storedNames(): Promise<string[]> {
  const rows = await database.sql<
    { name: string }[]
  >`select name from storage.objects order by name collate "C"`;
  return rows.map(({ name }) => name);
}

async function version(name: string): Promise<unknown> {
  const [row] = await database.sql<
    { version: string }[]
  >`select version from storage.objects where name = ${name}`;
  return row?.version;
}
