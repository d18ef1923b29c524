import { backupPath } from '../../../supabase/local/backup/backups';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './run-command';
import { withDatabase } from './with-database';

await runCommand(async () => {
  const options = readSiteOptions(process.env, 0);
  const file = backupPath(options.dataDir);
  const { lost = [] } = await withDatabase(options, (sql) =>
    writeArchive(sql, { dataDir: options.dataDir, file }),
  );
  printLine(`Yedek yazıldı: ${file}`);
  printLine('İçinde hesapların parola özetleri de vardır; güvenli bir yerde saklayın.');
  if (lost.length > 0) printLine(`Depoda bulunamadığı için yedeğe girmeyenler: ${lost.join(', ')}`);
});
