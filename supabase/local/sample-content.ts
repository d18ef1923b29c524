import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

export async function seedSampleContent(api: unknown, onProgress?: (s: string) => void): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../seed/seed-demo.ts');
  if (!existsSync(file)) return;
  onProgress?.('Örnek içerik yükleniyor…');
  const { seedDemo } = (await import(pathToFileURL(file).href)) as {
    seedDemo: (api: unknown) => Promise<void>;
  };
  await seedDemo(api);
}
