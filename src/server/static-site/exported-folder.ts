import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../lib/operator-error';

/** The inputs of each file, as an opaque text; blank for files that are always made anew. */
type Manifest = Readonly<Record<string, string>>;

/** A folder that ends up with exactly the files put into it. Unchanged files are not written again. Names have no leading slash. */
export type ExportedFolder = Awaited<ReturnType<typeof openExportedFolder>>;

/** Opens the folder of an earlier build, or an empty one. Throws an OperatorError for a folder with other things in it. */
export async function openExportedFolder(folder: string) {
  const manifestFile = `${folder}.json`;
  const before = await readManifest(manifestFile);
  if (before === null && (await listFiles(folder)).length > 0) {
    throw new OperatorError(
      `${folder} klasöründe başka dosyalar var. Boşaltın ya da başka bir klasör verin.`,
    );
  }
  // A build that is interrupted leaves nothing that the next one would believe.
  await mkdir(folder, { recursive: true });
  await writeManifest(manifestFile, {});
  const now = new Map<string, string>();
  let written = 0;

  return {
    /** Resolves with the inputs of the file as it was last written; undefined if it is gone. */
    inputsOf: async (name: string) => {
      const inputs = before?.[name];
      return inputs && (await isFile(placeOf(folder, name))) ? inputs : undefined;
    },
    /** Leaves the file as it is. */
    keep: (name: string, inputs: string) => void now.set(name, inputs),
    write: async (name: string, content: string | Uint8Array, inputs = '') => {
      const file = placeOf(folder, name);
      now.set(name, inputs);
      const bytes = Buffer.from(content);
      if (await holds(file, bytes)) return;
      written += 1;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    },
    /** The names of the files kept and written so far. */
    names: () => [...now.keys()],
    read: (name: string) => readFile(placeOf(folder, name), 'utf8'),
    /** Removes files that were neither kept nor written, and saves the inputs of the rest. */
    finish: async () => {
      const gone = (await listFiles(folder)).filter((name) => !now.has(name));
      for (const name of gone) await removeFile(folder, name);
      await writeManifest(manifestFile, Object.fromEntries([...now].sort()));
      return { files: now.size, written, removed: gone.length };
    },
  };
}

/** Makes a file unless its `inputs` are unchanged; blank ones make it each time. There is none if `make` resolves with null. */
export async function makeUnlessCurrent(
  folder: ExportedFolder,
  name: string,
  inputs: string,
  make: () => Promise<string | Uint8Array | null>,
): Promise<void> {
  if (inputs !== '' && inputs === (await folder.inputsOf(name))) {
    folder.keep(name, inputs);
    return;
  }
  const content = await make();
  if (content !== null) await folder.write(name, content, inputs);
}

function placeOf(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new Error(`${name} lies outside of ${folder}`);
  return file;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Removes the file, and its folders if they are then empty. */
async function removeFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name));
  for (let above = path.dirname(name); above !== '.'; above = path.dirname(above)) {
    const isEmpty = await rmdir(path.join(folder, above)).then(
      () => true,
      () => false,
    );
    if (!isEmpty) return;
  }
}

async function holds(file: string, bytes: Buffer): Promise<boolean> {
  const present = await readFile(file).catch(() => null);
  return present?.equals(bytes) ?? false;
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

async function readManifest(file: string): Promise<Manifest | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  // Only writeManifest makes this file, whole and under its final name.
  return text === null ? null : (JSON.parse(text) as Manifest);
}

async function writeManifest(file: string, manifest: Manifest): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
  await rename(`${file}.part`, file);
}
