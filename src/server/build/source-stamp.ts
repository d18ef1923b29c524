import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Everything that is built. The server itself runs from its sources. */
const INPUTS = [
  'src',
  'admin',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const NOT_BUILT = 'src/server/';

/** Hashes the sources: while it stays equal, an earlier build is valid. `withServer`, so are an earlier server's responses. */
export async function computeSourceStamp(root: string, { withServer = false } = {}): Promise<string> {
  const files = (await Promise.all(INPUTS.map((input) => listFiles(root, input)))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files) {
    if (withServer || !file.startsWith(NOT_BUILT))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

async function listFiles(root: string, input: string): Promise<string[]> {
  if (path.extname(input) !== '') return [input];
  const entries = await readdir(path.join(root, input), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}
