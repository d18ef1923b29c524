import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a complete file or none, even if the build is interrupted or another one writes the same file. */
export async function writeFileAtomically(file: string, data: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.${crypto.randomUUID()}`;
  try {
    await writeFile(partial, data);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
