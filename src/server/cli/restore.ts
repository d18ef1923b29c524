import path from 'node:path';
import { restoreBackup } from '../../../supabase/local/backup/restore-backup';
import { OperatorError } from '../../lib/operator-error';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './run-command';

await runCommand(async () => {
  const [file, ...rest] = process.argv.slice(2);
  if (!file || rest.length > 0) throw new OperatorError('Bir yedek dosyası verin: npm run restore -- DOSYA');
  const { dataDir, databaseUrl } = readSiteOptions(process.env, 0);
  const { rows, files } = await restoreBackup({ dataDir, databaseUrl, file: path.resolve(file) });
  printLine(`Yedek yüklendi: ${dataDir}. Hesaplar ve parolalar yedektekilerdir.`);
  printLine(`Sayılıp karşılaştırıldı: ${rows} satır, ${files} dosya.`);
});
