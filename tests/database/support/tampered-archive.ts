import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as tar from 'tar';

/** Writes the backup with changed contents. `reseal` updates the manifest accordingly. */
export async function tamper(
  { file, root }: { file: string; root: string },
  change: (folder: string) => Promise<unknown>,
  { reseal = false } = {},
): Promise<string> {
  const work = path.join(root, 'tampered');
  await mkdir(work);
  await tar.extract({ file, cwd: work });
  await change(work);
  if (reseal) await resealManifest(work);
  const changed = path.join(root, 'degismis.tar.gz');
  await tar.create({ gzip: true, portable: true, cwd: work, file: changed }, await readdir(work));
  return changed;
}

async function resealManifest(work: string): Promise<void> {
  const file = path.join(work, 'manifest.json');
  const tables = await readFile(path.join(work, 'tables.json'), 'utf8');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    checksums: Record<string, string>;
    rows: Record<string, number>;
  };
  manifest.checksums['tables.json'] = createHash('sha256').update(tables).digest('hex');
  manifest.rows = {};
  for (const { table, rows } of JSON.parse(tables) as { table: string; rows: string }[]) {
    manifest.rows[table] = (JSON.parse(rows) as unknown[]).length;
  }
  await writeFile(file, JSON.stringify(manifest));
}

/** Replaces a text in a file of the backup. Throws if it is missing. */
export async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  await writeFile(file, text.replace(from, to));
}
