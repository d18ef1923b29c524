import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { makeUnlessCurrent, type ExportedFolder } from './exported-folder';

/** Vite's template and metadata, and the compressed copies, which hosts make themselves. */
const NOT_PUBLISHED = /^(?:index\.html|\.vite\/.*|.*\.(?:br|gz))$/;

/** Copies the browser files of a finished build. */
export async function exportClientFiles(folder: ExportedFolder, clientDir: string): Promise<void> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(clientDir, file).replaceAll(path.sep, '/');
    if (NOT_PUBLISHED.test(name)) continue;
    const inputs = `/${name}`.startsWith(HASHED_FOLDER) ? name : '';
    await makeUnlessCurrent(folder, name, inputs, () => readFile(file));
  }
}
