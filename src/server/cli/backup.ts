import { backupPath } from '../../../supabase/local/backup/backups';
import { backUpProject } from '../../../supabase/local/backup/hosted-project';
import { writeArchive } from '../../../supabase/local/backup/write-archive';
import { readBackupProject, readSettings, readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';
import { withDatabase } from './support/with-database';

await runCommand(async () => {
  const project = readBackupProject(process.env);
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = readSettings(process.env);
  const file = backupPath(dataDir);
  if (project) printLine(`Proje: ${project.url}`);
  const { lost } = project
    ? await backUpProject(project, file)
    : await withDatabase(readSiteOptions(process.env, 0), (sql) =>
        writeArchive(sql, { dataDir, file, passphrase }),
      );
  printLine(`Yedek yazıldı: ${file}`);
  printLine('İçinde hesapların parola özetleri de vardır; güvenli bir yerde saklayın.');
  if (passphrase && !project)
    printLine(
      'Klasörün anahtarları da şifreli olarak içindedir; parolası (BACKUP_PASSPHRASE) yedekten ayrı bir yerde durmalı.',
    );
  if (lost.length > 0) printLine(`Depoda bulunamadığı için yedeğe girmeyenler: ${lost.join(', ')}`);
});
