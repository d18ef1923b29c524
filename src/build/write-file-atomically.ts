import { rename, rm, writeFile } from 'node:fs/promises';

/** A build that is interrupted, or runs beside another, leaves a whole file or none. */
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
