import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLauncher } from '../../../../../supabase/local/postgres/launcher';

const SOMEONE = { uid: 1, gid: 1 };

let closed: string;

beforeEach(async () => {
  closed = await mkdtemp(path.join(tmpdir(), 'closed-'));
  await mkdir(path.join(closed, 'data'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(closed, { recursive: true });
});

test('if only root may enter and setpriv is missing, the error names the folder', async () => {
  vi.stubEnv('PATH', '');
  await expect(createLauncher(SOMEONE, [path.join(closed, 'data')])).rejects.toThrow(
    `“postgres” kullanıcısı da ${closed} klasörüne giremiyor`,
  );
});

test.each([
  ['a folder that everyone may enter', 0o711, SOMEONE],
  ['a user other than root, whatever the folder,', 0o700, null],
])('%s needs no capability', async (_, mode, user) => {
  vi.stubEnv('PATH', '');
  await chmod(closed, mode);
  await expect(createLauncher(user, [path.join(closed, 'data')])).resolves.toBeTypeOf('function');
});
