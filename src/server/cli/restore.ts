import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../../supabase/local/operator-error';
import { startBackend } from '../../../supabase/local/start-backend';
import { readSiteOptions } from '../site-options';
import { say } from '../terminal';
import { runCommand } from './run-command';

/** What may lie in a folder that holds no data. */
const NOT_DATA = new Set(['backups', 'cli-latest']);

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new OperatorError('Bir yedek dosyası verin: npm run restore -- DOSYA');
  const { dataDir, databaseUrl } = readSiteOptions(process.env, 0);
  const archive = path.resolve(file);
  if (!existsSync(archive)) throw new OperatorError(`Yedek dosyası bulunamadı: ${archive}`);
  const present = await readdir(dataDir).catch(() => []);
  if (present.some((name) => !NOT_DATA.has(name))) {
    throw new OperatorError(
      `Yedek yalnızca boş bir klasöre yüklenir; ${dataDir} boş değil. Klasörü başka bir ada taşıyın ya da DATA_DIR ile boş bir klasör verin.`,
    );
  }
  const backend = await startBackend({ dataDir, databaseUrl, restoreFrom: archive });
  await backend.stop();
  say(`Yedek yüklendi: ${dataDir}. Hesaplar ve parolalar yedektekilerdir.`);
});
